import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Brand } from '../../brands/brand.type.ts';
import type { Product } from '../../enums.ts';
import { LikeForLikeReceipts } from '../../figures/figures.type.ts';
import { HeadlineFacts, HeadlineOfSeveral, MOST_BEHIND } from '../../figures/headline.type.ts';
import type { Alike } from '../../figures/likeForLike.ts';
import { MUCH_ESTIMATED_MONTHS } from '../../figures/muchEstimated.rules.ts';
import { Place } from '../../places/place.type.ts';
import {
  AWAITED_MONTHS,
  AWAITED_MONTHS_OF_HOTELS,
  AWAITS_SOME_QUARTERLY_FILERS,
} from '../quarterlyFilers.rules.ts';
import { IS_INCOMPLETE } from '../../releases/publishedMonth.type.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { NotAsFiledFields, withNotAsFiled } from './notAsFiled.type.ts';

const OF_LODGING = `${AWAITS_SOME_QUARTERLY_FILERS} False for mixed beverages.`;
const RECEIPTS = 'Room receipts or total mixed beverage receipts that count';

@NotAsFiledFields
@ObjectType('OwnerMonth', {
  simpleResolvers: true,
  description: 'A month of all properties of one tax that were filed under the owner’s taxpayer number.',
})
export class OwnerMonth extends withNotAsFiled<object>(Object) {
  releaseId!: number;
  alike!: Alike | null;
  /** Cents of the hotels whose rooms count. */
  revparReceipts!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => UsdScalar, { description: `${RECEIPTS}.` })
  receipts!: number;

  @Field(() => Int, { description: 'Properties with a figure for the month, without marketplaces.' })
  properties!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Lodging only: rooms that count; null if there are none.',
  })
  rooms!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lodging only: RevPAR of the rooms that count, US dollars, 2 decimals; null if there are none.',
  })
  revpar!: number | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description:
      'The month against the same month a year earlier; null if the owner has no figures for that month.',
  })
  likeForLike!: LikeForLikeReceipts | null;

  @Field(() => Boolean, { description: OF_LODGING })
  awaitsQuarterlyFilers!: boolean;
}

@NotAsFiledFields
@ObjectType('OwnerHeadline', {
  implements: [HeadlineFacts, HeadlineOfSeveral],
  simpleResolvers: true,
  description: 'Key figures of an owner’s properties of one tax for their latest month.',
})
export class OwnerHeadline extends withNotAsFiled(HeadlineOfSeveral) {
  kind!: 'OWNER';
  product!: Product;
  /** Taxpayer number. */
  key!: string;
  /** The number of the release that it is as of; null for now. */
  asOf!: number | null;

  @Field(() => UsdScalar, { description: `${RECEIPTS}, of the latest month.` })
  receipts!: number;

  @Field(() => Int, { description: 'Properties with a figure for the month, without marketplaces.' })
  properties!: number;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_BEHIND),
    description: `${MUCH_ESTIMATED_MONTHS} None of hotels.`,
  })
  estimatedMonths!: string[];

  @Field(() => Boolean, { description: OF_LODGING })
  awaitsQuarterlyFilers!: boolean;

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: AWAITED_MONTHS })
  awaitedMonths!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A part of an owner’s receipts.' })
abstract class OwnerPart {
  @Field(() => UsdScalar, { description: `${RECEIPTS}, of the period.` })
  receipts!: number;

  @Field(() => Int, { description: 'Properties with figures in the period, without marketplaces.' })
  properties!: number;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: `${AWAITED_MONTHS_OF_HOTELS} Among the published ones of the 12.`,
  })
  awaitedMonths!: string[];
}

@ObjectType('OwnerCity', {
  simpleResolvers: true,
  description:
    'A city’s part of an owner’s receipts of the 12 months up to the latest published one; ' +
    'months that the releases have of quarterly filers alone are left out, as in the owner’s own sums.',
})
export class OwnerCity extends OwnerPart {
  @Field(() => Place, { description: 'The city.' })
  place!: Place;
}

@ObjectType('OwnerBrand', {
  simpleResolvers: true,
  description:
    'A brand’s part of an owner’s room receipts of the 12 months up to the latest published one; ' +
    'months that the releases have of quarterly filers alone are left out, as in the owner’s own sums.',
})
export class OwnerBrand extends OwnerPart {
  @Field(() => Brand, { description: 'The brand.' })
  brand!: Brand;
}
