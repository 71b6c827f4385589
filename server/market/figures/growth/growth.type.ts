import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Change,
  HOTELS_ALONE,
  LikeForLikeFigures,
  LikeForLikeReceipts,
  MarketplacesCompared,
  WITHOUT_IDLE,
} from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';

export const MOST_MONTHS = 12;

export const GrowthKind = {
  EXISTING: 'EXISTING',
  OPENED: 'OPENED',
  CLOSED: 'CLOSED',
  CHANGED_HANDS: 'CHANGED_HANDS',
  CONVERTED: 'CONVERTED',
  GAP: 'GAP',
  MARKETPLACE: 'MARKETPLACE',
} as const;
export type GrowthKind = keyof typeof GrowthKind;
registerEnumType(GrowthKind, {
  name: 'GrowthKind',
  description:
    'Reason for a change of receipts, determined for each property and each pair of months a year apart; every ' +
    'dollar has exactly one. A month counts if it has figures under the requested brand or in the requested ' +
    'place.',
  valuesConfig: {
    EXISTING: {
      description:
        'Both months count, also if the later one is $0, as of a seller who still files. The buyer’s are CHANGED_HANDS.',
    },
    OPENED: {
      description:
        'Only the later month counts, and nothing was filed at the address up to the earlier month, except by ' +
        'other properties that filed for both months.',
    },
    CLOSED: {
      description:
        'Only the earlier month counts, nothing was filed at the address from the later month on, and ' +
        'responsibility has ended or nothing was filed for the last three published months.',
    },
    CHANGED_HANDS: {
      description:
        'One month counts; the other counts for another property at the same address that started or stopped filing, or ' +
        'for another owner of the same hotel.',
    },
    CONVERTED: {
      description:
        'One month counts; the other was filed at the same address under another brand or for another place.',
    },
    GAP: {
      description:
        'One month counts; the other is not filed yet (as by quarterly filers), was left out by an operator, or ' +
        'was not filed by a property that filed before or since.',
    },
    MARKETPLACE: {
      description:
        'Filings of booking marketplaces for a whole city or county, which belong to no single property.',
    },
  },
});

@ObjectType('GrowthPart', { description: 'Part of a change with one reason.', simpleResolvers: true })
export class GrowthPart {
  @Field(() => GrowthKind, { description: 'Reason for the change.' })
  kind!: GrowthKind;

  @Field(() => Int, {
    description:
      'Number of addresses with such receipts (or properties without an address of their own). An address may ' +
      'count under several kinds: a hotel that opened in May counts under one kind until April and under another ' +
      'from May on.',
  })
  properties!: number;

  @Field(() => UsdScalar, { description: 'Receipts of this kind in the earlier period.' })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Receipts of this kind in the later period.' })
  later!: number;

  @Field(() => UsdScalar, {
    description: '`later` minus `earlier`; the changes of all parts add up to the whole change.',
  })
  change!: number;
}

@ObjectType('LikeForLike', {
  description:
    'Like-for-like growth: for each property and marketplace, only months with figures in both years.',
  simpleResolvers: true,
})
export class LikeForLike extends LikeForLikeFigures {
  @Field(() => Int, {
    description:
      'Number of addresses compared (or properties without an address of their own), without marketplaces.',
  })
  properties!: number;

  @Field(() => Change, { nullable: true, description: `\`change\` ${WITHOUT_IDLE}` })
  changeWithoutIdle!: Change | null;

  @Field(() => MarketplacesCompared, {
    nullable: true,
    description:
      'Of `earlier` and `later`, the part of marketplaces; the rest is of `properties`. Null if no marketplace has figures ' +
      'in both years.',
  })
  marketplaces!: MarketplacesCompared | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: `${HOTELS_ALONE} Null if \`marketplaces\` is.`,
  })
  hotelsAlone!: LikeForLikeReceipts | null;
}

@ObjectType('ReceiptsGrowth', {
  description:
    'Room receipts of up to 12 months against the same months a year before, split by reason for the change. ' +
    'Parts add up to the periods, and periods to the months of the brand or place, to the cent.',
  simpleResolvers: true,
})
export class ReceiptsGrowth {
  @Field(() => MonthScalar, { description: 'First month of the later period.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'Last month of the later period.' })
  to!: string;

  @Field(() => Int, {
    description:
      'Number of months that are published in both years. The other months count in neither period, because they ' +
      'would look like openings or closings.',
  })
  monthsCompared!: number;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(2 * MOST_MONTHS),
    description:
      'Compared months of both periods that were published although rows are missing; usually empty.',
  })
  incompleteMonths!: string[];

  @Field(() => UsdScalar, {
    description: 'Receipts of the earlier period, compared months only.',
  })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Receipts of the later period, compared months only.' })
  later!: number;

  @Field(() => Int, {
    description:
      'Number of months of hotels, in both periods, whose receipts are unusual (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`). They count as ' +
      'filed, so that one of them may make up most of a change.',
  })
  unusualFilings!: number;

  @Field(() => Change, {
    description:
      'Difference of all receipts, which the parts add up to. It includes openings, closings and missing filings; ' +
      'for growth, see `likeForLike`. `percent` is null if `likeForLike` has no change: too little is comparable.',
  })
  change!: Change;

  @Field(() => LikeForLike, { description: 'Like-for-like change.' })
  likeForLike!: LikeForLike;

  @Field(() => [GrowthPart], {
    complexity: valuesOf(10),
    description:
      'Change by reason, in the order of `GrowthKind`. EXISTING, OPENED, CLOSED and CHANGED_HANDS are always ' +
      'listed, the others only if they have receipts.',
  })
  parts!: GrowthPart[];
}
