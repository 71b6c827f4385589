import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { FigureFields, figuresOf, seriesFields } from '../figures/figureFields.ts';
import { Change, LikeForLikeReceipts, WITHOUT_IDLE } from '../figures/figures.type.ts';
import { RECEIPTS_COMPARED, REVPAR_COMPARED } from '../figures/comparedMonths.ts';
import type { Alike } from '../figures/likeForLike.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { INCOMPLETE_OF_YEAR, IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';
import { Release } from '../releases/release.type.ts';
import { RELEASE_OF_FIGURE, ReleaseFacts } from '../releases/releaseFacts.type.ts';
import { CITY_IN_COUNTY } from './place.rules.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

const ON_THE_YEAR =
  'Change of receipts from the year before, like for like, over the months that both years have; null if ' +
  '`receiptsLikeForLike` is, or has no change.';
const COMPARED = 'Receipts that `receiptsChange` compares; null if the year before has none of the months.';
const PART = 'null where unknown for any of the properties (legacy releases state the total only).';

@FigureFields('placeMonth')
@InterfaceType('LodgingMonthFacts', { description: 'The figures of lodging in a place in one month.' })
export abstract class LodgingMonthFacts extends figuresOf<'placeMonth'>() {
  releaseId!: number;
  /** Sums of the properties that also have a figure a year earlier. */
  alike!: Alike | null;
  /** Cents of the properties whose rooms count. */
  revparReceipts!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, {
    description:
      'Coverage: true where no release has what quarterly filers filed for the month, so that their part is missing: ' +
      'they have yet to file, or the releases of its time leave them out (before 2017).',
  })
  awaitsQuarterlyFilers!: boolean;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  /** Found by resolvers. */
  @Field(() => ReleaseFacts, { description: RELEASE_OF_FIGURE })
  release?: ReleaseFacts;
}

@ObjectType('LodgingPlaceMonth', {
  implements: LodgingMonthFacts,
  description: 'Lodging in a place in one month.',
  simpleResolvers: true,
})
export class LodgingPlaceMonth extends LodgingMonthFacts {}

@ObjectType('CityLodgingMonth', { description: 'One city’s month within a county.', simpleResolvers: true })
export class CityLodgingMonth {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => LodgingPlaceMonth, { description: 'Its figures, as far as it lies in the county.' })
  month!: LodgingPlaceMonth;
}

@ObjectType('CityLodgingSeries', {
  description: 'One city’s lodging months within a county, as columns of one length.',
  simpleResolvers: true,
})
export class CityLodgingSeries extends seriesFields('placeMonth') {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first.',
  })
  months!: string[];

  @Field(() => [Int], {
    complexity: valuesOf(largest.months),
    description: 'Position in `releases`, from 0, of the release that each month comes from.',
  })
  sources!: number[];
}

@ObjectType('CitiesLodging', {
  description: 'The lodging months of a county’s cities, as columns.',
  simpleResolvers: true,
})
export class CitiesLodging {
  @Field(() => [Release], {
    complexity: valuesOf(largest.months),
    description: 'Releases that the months come from.',
  })
  releases!: Release[];

  @Field(() => [CityLodgingSeries], {
    complexity: valuesOf(largest.citiesOfCounty),
    description: 'Cities, by name.',
  })
  cities!: CityLodgingSeries[];
}

@FigureFields('placeYear')
@InterfaceType('LodgingYearFacts', { description: 'The figures of lodging in a place in one year.' })
export abstract class LodgingYearFacts extends figuresOf<'placeYear'>() {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, {
    description:
      'Months with figures, 1 to 12. A month of which nothing counts, see `lodgingMonthsLeftOut`, has none.',
  })
  months!: number;

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: INCOMPLETE_OF_YEAR })
  incompleteMonths!: string[];

  @Field(() => Change, {
    nullable: true,
    description: ON_THE_YEAR,
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, { nullable: true, description: COMPARED })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, { nullable: true, description: `\`receiptsChange\` ${WITHOUT_IDLE}` })
  receiptsChangeWithoutIdle!: Change | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of RevPAR from the year before, over the months that both years have, for properties whose rooms count in both years; null if they have less than ' +
      '80% of the receipts behind RevPAR.',
  })
  revparChange!: Change | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: RECEIPTS_COMPARED })
  receiptsComparedMonths!: string[] | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: REVPAR_COMPARED })
  revparComparedMonths!: string[] | null;
}

@ObjectType('LodgingPlaceYear', {
  implements: LodgingYearFacts,
  description: 'Lodging in a place in one year.',
  simpleResolvers: true,
})
export class LodgingPlaceYear extends LodgingYearFacts {}

@ObjectType('LodgingPlaceSeries', {
  description: 'A place’s lodging months as columns of one length, for charts.',
  simpleResolvers: true,
})
export class LodgingPlaceSeries extends seriesFields('placeSeries') {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first.',
  })
  months!: string[];
}

@ObjectType('AlcoholPlaceMonth', {
  description: 'Mixed beverages in a place in one month.',
  simpleResolvers: true,
})
export class AlcoholPlaceMonth {
  releaseId!: number;
  /** Sums of the properties that also have a figure a year earlier. */
  alike!: Alike | null;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => UsdScalar, { description: 'All receipts, cover charge and estimates included.' })
  totalReceipts!: number;

  @Field(() => UsdScalar, { nullable: true, description: `Liquor; ${PART}` })
  liquorReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Wine; ${PART}` })
  wineReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Beer; ${PART}` })
  beerReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Cover charge; ${PART}` })
  coverChargeReceipts!: number | null;

  @Field(() => UsdScalar, {
    description: 'The part that the comptroller estimated for taxpayers that did not file.',
  })
  estimated!: number;

  @Field(() => Int, { description: 'Coverage: properties with figures for the month.' })
  properties!: number;
}

@ObjectType('CityAlcoholMonth', { description: 'One city’s month within a county.', simpleResolvers: true })
export class CityAlcoholMonth {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => AlcoholPlaceMonth, { description: 'Its figures, as far as it lies in the county.' })
  month!: AlcoholPlaceMonth;
}

@ObjectType('AlcoholPlaceYear', {
  description: 'Mixed beverages in a place in one year.',
  simpleResolvers: true,
})
export class AlcoholPlaceYear {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months with figures, 1 to 12.' })
  months!: number;

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: INCOMPLETE_OF_YEAR })
  incompleteMonths!: string[];

  @Field(() => UsdScalar, { description: 'All receipts, cover charge and estimates included.' })
  totalReceipts!: number;

  @Field(() => UsdScalar, { description: 'The part that the comptroller estimated.' })
  estimated!: number;

  @Field(() => Change, {
    nullable: true,
    description: ON_THE_YEAR,
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, { nullable: true, description: COMPARED })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, { nullable: true, description: `\`receiptsChange\` ${WITHOUT_IDLE}` })
  receiptsChangeWithoutIdle!: Change | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: RECEIPTS_COMPARED })
  receiptsComparedMonths!: string[] | null;
}

@ObjectType('AlcoholPlaceSeries', {
  description: 'A place’s mixed beverage months as columns of one length, for charts.',
  simpleResolvers: true,
})
export class AlcoholPlaceSeries {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first.',
  })
  months!: string[];

  @Field(() => [UsdScalar], { complexity: valuesOf(largest.months), description: 'All receipts.' })
  totalReceipts!: number[];
}
