import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Product } from '../../enums.ts';
import { Change, HOTELS_ALONE, LikeForLikeReceipts, WITHOUT_IDLE } from '../../figures/figures.type.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { AWAITED_MONTHS_OF_HOTELS } from '../../hotels/quarterlyFilers.rules.ts';
import { notedMonthsOf } from './notedMonths.type.ts';
import { MOST_PARTIAL } from '../../premises/responsibleDays.ts';
import type { UnstatedYear } from './askedFigures.ts';
import { MOST_PROPERTIES } from './portfolio.rules.ts';

const ONE_YEAR = 12;
const TWO_YEARS = 24;
const LODGING = 'Lodging only: RevPAR';

@ObjectType({
  description:
    'Figures of a property or of all properties of a portfolio, and which of the 24 months that end with the month need ' +
    'to be read with care.',
  simpleResolvers: true,
})
abstract class PortfolioSums extends notedMonthsOf(TWO_YEARS) {
  @Field(() => UsdScalar, { nullable: true, description: 'Receipts of the month; null if not filed.' })
  receipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `${LODGING} of the month, US dollars, 2 decimals; null if no rooms count.`,
  })
  revpar!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of the month’s receipts against the same month a year earlier, of several properties like for like; ' +
      'null if too little can be compared.',
  })
  receiptsChange!: Change | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the published months of the 12 that end with the month; null if none is filed.',
  })
  trailingReceipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `${LODGING} over the published months of the 12 that end with the month, US dollars, 2 decimals; null if no rooms count.`,
  })
  trailingRevpar!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of receipts over those of the 12 months that are published and have figures in both years, ' +
      '`trailingComparedMonths`; of several properties like for like. Null if too little can be compared.',
  })
  trailingChange!: Change | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(ONE_YEAR),
    description:
      'Months that `trailingChange` compares with the same months a year earlier, of several properties those that any ' +
      'of them has in both; empty if there are none.',
  })
  trailingComparedMonths!: string[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(TWO_YEARS),
    nullable: 'items',
    description:
      'Receipts of the 24 months that end with the month; null where not filed and, of all together, where the releases ' +
      'do not have the month in full.',
  })
  receiptsByMonth!: (number | null)[];

  @Field(() => [MonthScalar], { complexity: valuesOf(TWO_YEARS), description: AWAITED_MONTHS_OF_HOTELS })
  awaitedMonths!: string[];
}

@ObjectType('PortfolioRow', {
  description:
    'A hotel or bar of a portfolio through all its owners, as the property of the latest one. Several properties of one ' +
    'hotel or bar are one row.',
  simpleResolvers: true,
})
export class PortfolioRow extends PortfolioSums {
  product!: Product;
  propertyId!: number;
  earlierId!: number | null;

  @Field(() => Int, { description: 'Number of the published months of the 12 that have figures.' })
  trailingMonths!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Lodging only: number of the `trailingMonths` whose rooms count, the ones that `trailingRevpar` covers; null for ' +
      'bars.',
  })
  trailingRevparMonths!: number | null;

  @Field(() => String, { nullable: true, description: 'Canonical name of its city; null if it is in none.' })
  cityName!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the receipts of its city in the month in percent, 2 decimals; null if either is unknown.',
  })
  cityShare!: number | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Latest month with figures; null if there is none.',
  })
  lastMonth!: string | null;

  @Field(() => Boolean, {
    description:
      'True if it has no figures for the month although they are due: it filed lately and has not ended. Quarterly ' +
      'filers are due from the month after their quarter.',
  })
  isAwaited!: boolean;

  @Field(() => String, { description: 'The member’s note; empty if there is none.' })
  note!: string;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Months of the 24 in which all its owners together were responsible for fewer than all days, so that changes from or to ' +
      'them are of unequal lengths; of bars as of a release, none. Usually empty.',
  })
  partialMonths!: string[];
}

@ObjectType('PortfolioTotal', {
  description: 'All properties of a portfolio together.',
  simpleResolvers: true,
})
export class PortfolioTotal extends PortfolioSums {
  /** The resolver of `yearToDate` compares it; null if twelve months and both changes can be stated. */
  nearest!: UnstatedYear | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `receiptsChange` compares; null if none can be compared.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, { nullable: true, description: `\`receiptsChange\` ${WITHOUT_IDLE}` })
  receiptsChangeWithoutIdle!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `trailingChange` compares; null if none can be compared.',
  })
  trailingLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, { nullable: true, description: `\`trailingChange\` ${WITHOUT_IDLE}` })
  trailingChangeWithoutIdle!: Change | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Lodging only: the part of `receipts` that booking marketplaces filed; null if none did.',
  })
  marketplaceReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Lodging only: the part of `trailingReceipts` that booking marketplaces filed; null if none did.',
  })
  trailingMarketplaceReceipts!: number | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: `${HOTELS_ALONE} Of the month; null if \`marketplaceReceipts\` is, or if no hotel can be compared.`,
  })
  hotelsAlone!: LikeForLikeReceipts | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: `${HOTELS_ALONE} Of the 12 months; null if \`trailingMarketplaceReceipts\` is, or if no hotel can be compared.`,
  })
  trailingHotelsAlone!: LikeForLikeReceipts | null;
}

@ObjectType('PortfolioFigures', {
  description: 'The properties of a portfolio in the latest published month.',
  simpleResolvers: true,
})
export class PortfolioFigures {
  @Field(() => MonthScalar, { description: 'Latest published month.' })
  month!: string;

  @Field(() => Int, {
    description:
      'Number of the 12 months that end with the month that are published, for lodging of monthly filers.',
  })
  monthsPublished!: number;

  @Field(() => [PortfolioRow], { complexity: valuesOf(MOST_PROPERTIES), description: 'Properties, by name.' })
  rows!: PortfolioRow[];

  @Field(() => PortfolioTotal, { description: 'All of them together.' })
  total!: PortfolioTotal;
}
