import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { IntRange, StringFilter } from '../../../platform/lib/filters.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { ChainScale } from '../../brands/chainScale.ts';
import { FilerType, Product } from '../../enums.ts';
import { AsOfInput } from '../../releases/release.type.ts';
import { PlaceKind } from '../../places/placeKind.ts';
import { PlaceConditions } from '../../propertyFilters.type.ts';
import { BrandGrouping, RankDirection, RankFigure } from './rankFigure.ts';

@InputType('RankingFilter', {
  description:
    'Filter for the properties that a ranking counts. All conditions must hold; the place and brand are those of the ' +
    'month.',
})
export class RankingFilter extends PlaceConditions {
  @Field(() => [ID], {
    nullable: true,
    description: 'Hotels only: ids of brands, such as `brand:12`; at most 100.',
  })
  brands?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Hotels only: ids of companies that own brands, such as `parent-company:3`; at most 100.',
  })
  parentCompanies?: string[] | null;

  @Field(() => [ChainScale], {
    nullable: 'itemsAndList',
    description:
      'Hotels only: chain scales of the brands; null among them for hotels whose brand has no certain class. INDEPENDENT ' +
      'is for hotels without a brand, never for marketplaces.',
  })
  chainScales?: (ChainScale | null)[] | null;

  @Field(() => StringFilter, { nullable: true, description: 'Taxpayer number of the owner.' })
  taxpayerNumber?: StringFilter | null;

  @Field(() => IntRange, { nullable: true, description: 'Hotels only: rooms for rent, as last filed.' })
  rooms?: IntRange | null;

  @Field(() => FilerType, { nullable: true, description: 'Hotels only: filing frequency, as last filed.' })
  filerType?: FilerType | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for properties with doubtful filings in the calendar years of the periods, false for those without: ' +
      'receipts or rooms that do not count as filed, or the comptroller’s estimates.',
  })
  hasDoubtfulFilings?: boolean | null;
}

function texasAsOf(action: string, more: string): { nullable: true; description: string } {
  return {
    nullable: true,
    description:
      `${action} as of this release or date; by default, now. A property has the name, rooms and filing frequency of its ` +
      `latest filing at that time; brand rules and parent companies are today’s. ${more}`,
  };
}

/** For figures of all of Texas. */
const rankedAsOf = texasAsOf(
  'Rank',
  'A ranking of all of Texas takes some seconds. With `hasDoubtfulFilings`, the months asked for and compared may fall ' +
    'in at most two calendar years.',
);

export const monthlyAsOf = texasAsOf(
  'Read the months',
  'Ask for at most 24 months: those of all of Texas take some seconds. With `hasDoubtfulFilings`, they may fall in at ' +
    'most two calendar years.',
);

export const mappedAsOf = texasAsOf(
  'Read the map',
  'The locations of addresses are today’s. A map takes some seconds.',
);

@ArgsType()
export class RankingArgs extends PageArgs {
  @Field(() => AsOfInput, rankedAsOf)
  asOf?: AsOfInput | null;

  @Field(() => RankFigure, { defaultValue: RankFigure.RECEIPTS, description: 'Figure to rank by.' })
  by!: RankFigure;

  @Field(() => RankDirection, {
    defaultValue: RankDirection.HIGHEST,
    description: 'Which end of the ranking is first.',
  })
  direction!: RankDirection;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'First month; without it, the 12 months that end with `to`.',
  })
  from?: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Last month; the range is at most 12 months. Without it, the latest published month.',
  })
  to?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Compares with the same months this many years earlier, 1 to 30. Only months published in both periods are ' +
      'compared. Without it, there is no comparison.',
  })
  yearsEarlier?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Compares with the months this many months earlier, 1 to 360, instead of `yearsEarlier`. Unless these are whole ' +
      'years, the periods fall in different seasons.',
  })
  monthsEarlier?: number | null;

  @Field(() => RankingFilter, {
    nullable: true,
    description: 'Filter for properties; without it, all of Texas.',
  })
  filter?: RankingFilter | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Fewest properties that a row needs: in both periods if the ranking is by CHANGE, compared ones if it is by ' +
      'LIKE_FOR_LIKE_CHANGE. By default 5 if the ranking ' +
      'is by RevPAR, exempt share or a change, else 0. Not for hotels and bars themselves.',
  })
  minimumProperties?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels only: fewest rooms that a row needs, on average over the period. By default 10 if the ranking is by ' +
      'RevPAR, else 0.',
  })
  minimumRooms?: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Least receipts that a row needs, in US dollars, in both periods if the ranking is by a change. By default, if ' +
      'the ranking is by RevPAR, exempt share or a change, $100,000 a month of the period ($25,000 for hotels and bars ' +
      'themselves), else 0.',
  })
  minimumReceipts?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Fewest months with figures that a row needs, in both periods if the ranking is by a change; by RevPAR, months whose ' +
      'rooms count. By default, if hotels, ' +
      'bars, brands or their companies are ranked over 12 months, 10 of every 12 published months, rounded up; else 0. ' +
      '`tooFewMonths` of the answer is the number left out; ask with 0 to rank them too.',
  })
  minimumMonths?: number | null;
}

const ofTax = { description: 'Hotels or bars.' };

@ArgsType()
export class PlaceRankingArgs extends RankingArgs {
  @Field(() => Product, ofTax)
  product!: Product;

  @Field(() => PlaceKind, { description: 'Kind of the places to rank.' })
  kind!: PlaceKind;
}

@ArgsType()
export class PropertyRankingArgs extends RankingArgs {
  @Field(() => Product, ofTax)
  product!: Product;
}

@ArgsType()
export class BrandRankingArgs extends RankingArgs {
  @Field(() => BrandGrouping, {
    defaultValue: BrandGrouping.BRAND,
    description: 'Brands, or the companies that own them.',
  })
  groupBy!: BrandGrouping;
}
