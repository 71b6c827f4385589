import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Change, LikeForLikeFigures } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { valuesOf } from '../../platform/lib/cost.ts';

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
    'Why receipts changed, told for each property and pair of months a year apart; every receipt is of one kind. ' +
    'A month counts where it has figures, under the brand or in the place that is asked for.',
  valuesConfig: {
    EXISTING: { description: 'Both months count.' },
    OPENED: {
      description:
        'Only the later month counts, and nothing was filed at its address up to the earlier one, but by neighbours ' +
        'that go on.',
    },
    CLOSED: {
      description:
        'Only the earlier month counts, nothing was filed at its address from the later one on, and ' +
        'responsibility has ended or nothing came in the last three months that are published.',
    },
    CHANGED_HANDS: {
      description:
        'One month counts, and the other counts of another property at the same address, which has come or gone.',
    },
    CONVERTED: {
      description:
        'One month counts, and the other was filed, at the same address, under another brand or for another place.',
    },
    GAP: {
      description:
        'One month counts; the other is awaited (as of quarterly filers), was left out by an operator, or was not ' +
        'filed by a property that had filed before or has filed since.',
    },
    MARKETPLACE: {
      description:
        'Filings of booking marketplaces for a whole city or county, which are of no one property.',
    },
  },
});

@ObjectType('GrowthPart', { description: 'The part of a change that has one reason.', simpleResolvers: true })
export class GrowthPart {
  @Field(() => GrowthKind, { description: 'The reason.' })
  kind!: GrowthKind;

  @Field(() => Int, {
    description:
      'Addresses with such receipts (or properties without an address of their own). One may have several ' +
      'kinds: a hotel that opened in May is of one until April and of another from May on.',
  })
  properties!: number;

  @Field(() => UsdScalar, { description: 'Their receipts in the earlier period, as far as of this kind.' })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Their receipts in the later period, as far as of this kind.' })
  later!: number;

  @Field(() => UsdScalar, {
    description: '`later` less `earlier`; those of all parts add up to the whole change.',
  })
  change!: number;
}

@ObjectType('LikeForLike', {
  description:
    'Growth of what was there in both periods: property by property, and marketplace by marketplace, only months with ' +
    'figures in both years.',
  simpleResolvers: true,
})
export class LikeForLike extends LikeForLikeFigures {
  @Field(() => Int, {
    description:
      'Addresses compared (or properties without an address of their own); marketplaces are not counted.',
  })
  properties!: number;
}

@ObjectType('ReceiptsGrowth', {
  description:
    'Room receipts of up to 12 months against the same months a year before, split by why they changed. ' +
    'Everything adds up to the cent: parts to periods, and periods to the months of the brand or place.',
  simpleResolvers: true,
})
export class ReceiptsGrowth {
  @Field(() => MonthScalar, { description: 'First month of the later period.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'Last month of the later period.' })
  to!: string;

  @Field(() => Int, {
    description:
      'For how many of the months both years are published; the other months count on neither side, since they ' +
      'would look like openings or closings.',
  })
  monthsCompared!: number;

  @Field(() => UsdScalar, {
    description: 'Receipts of the period a year before, as far as its months are compared.',
  })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Receipts of the later period, as far as its months are compared.' })
  later!: number;

  @Field(() => Change, {
    description:
      'The change of all receipts, which the parts add up to. It also says what opened, closed or was not filed; how ' +
      'receipts grew is `likeForLike`.',
  })
  change!: Change;

  @Field(() => LikeForLike, { description: 'The change of what was there in both periods.' })
  likeForLike!: LikeForLike;

  @Field(() => [GrowthPart], {
    complexity: valuesOf(10),
    description:
      'The change by reason, in the order of `GrowthKind`. EXISTING, OPENED, CLOSED and CHANGED_HANDS always ' +
      'stand, the others where there is something of them.',
  })
  parts!: GrowthPart[];
}
