import { Field, Float, Int, ObjectType } from 'type-graphql';
import { UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('Change', {
  description: 'Change of a figure against the same months a year earlier.',
  simpleResolvers: true,
})
export class Change {
  @Field(() => UsdScalar, { description: 'Difference in US dollars; negative if the figure fell.' })
  amount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Difference in percent of the earlier figure, 2 decimals; null if the earlier figure is zero or negative.',
  })
  percent!: number | null;
}

@ObjectType({
  description: 'Receipts of the properties and marketplaces with figures in both of two periods.',
  simpleResolvers: true,
})
export abstract class LikeForLikeFigures {
  @Field(() => UsdScalar, { description: 'Receipts in the earlier period.' })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Receipts in the later period.' })
  later!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent of all receipts that these are, in the period with fewer receipts, 2 decimals, rounded down; 0 if ' +
      'none is compared or those compared have $0 in both, else null if all receipts of that period are $0 or less.',
  })
  share!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change from `earlier` to `later`; null if `share` is below 80, too little to compare, or if none of the hotels was open ' +
      'in the earlier period: they filed $0, with idle or doubtful rooms.',
  })
  change!: Change | null;
}

@ObjectType('LikeForLikeReceipts', {
  description:
    'Two periods compared like for like: month by month, only properties and marketplaces with figures in ' +
    'both. A change of all receipts would also reflect openings, closings, moves and late filings. A sold hotel whose ' +
    'seller still files $0 counts as fallen to $0.',
  simpleResolvers: true,
})
export class LikeForLikeReceipts extends LikeForLikeFigures {}

export const WITHOUT_IDLE =
  'without hotels that have no receipts in one of the two months, and idle or doubtful rooms: after a sale, sellers file ' +
  '$0 while the buyer files for the same hotel, and closed hotels may file $0, too. Of mixed beverages, without bars that ' +
  'filed $0 for one of the two months: they had yet to open, or were closed. Null if less than 80% of the receipts are left ' +
  'to compare, or none.';

export const HOTELS_ALONE =
  'Hotels without marketplaces, compared like for like. Their `share` is of the receipts of hotels alone, so `change` may be ' +
  'null here while hotels and marketplaces together have one.';

@ObjectType('MarketplacesCompared', {
  description:
    'The part of receipts compared like for like that booking marketplaces filed for a city or county. The rest is of ' +
    'hotels.',
  simpleResolvers: true,
})
export class MarketplacesCompared {
  @Field(() => UsdScalar, { description: 'Receipts in the earlier period, in US dollars.' })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Receipts in the later period, in US dollars.' })
  later!: number;
}

@ObjectType('Rank', { description: 'Rank among others, the highest first.', simpleResolvers: true })
export class Rank {
  @Field(() => Int, { description: 'Position; 1 is the highest.' })
  rank!: number;

  @Field(() => Int, { description: 'Number of those compared.' })
  of!: number;
}
