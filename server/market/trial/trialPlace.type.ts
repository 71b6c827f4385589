import { Field, ObjectType } from 'type-graphql';
import { CITY_IN_COUNTY } from '../places/place.rules.ts';
import { LodgingMonthFigures, LodgingYearFigures } from '../places/placeFigures.type.ts';
import { LodgingHeadlineFacts } from '../places/placeHeadline.type.ts';
import type { PlaceKind } from '../places/place.type.ts';

@ObjectType('TrialPlace', {
  simpleResolvers: true,
  description: 'The city or the county that visitors see, with what its hotels take in together.',
})
export class TrialPlace {
  kind!: PlaceKind;
  key!: string;
  /** The latest year that it shows, never shown itself. */
  latestYear!: number;

  @Field(() => String, { description: 'Canonical name: upper case for the city.' })
  name!: string;
}

@ObjectType('TrialPlaceMonth', { simpleResolvers: true, description: 'Lodging in the place in one month.' })
export class TrialPlaceMonth extends LodgingMonthFigures {}

@ObjectType('TrialPlaceYear', { simpleResolvers: true, description: 'Lodging in the place in one year.' })
export class TrialPlaceYear extends LodgingYearFigures {}

@ObjectType('TrialPlaceHeadline', {
  simpleResolvers: true,
  description: 'The figures one quotes first of the place, at its latest month.',
})
export class TrialPlaceHeadline extends LodgingHeadlineFacts {}

@ObjectType('TrialCityMonth', { simpleResolvers: true, description: 'One city’s month within the county.' })
export class TrialCityMonth {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => TrialPlaceMonth, { description: 'Its figures, as far as it lies in the county.' })
  month!: TrialPlaceMonth;
}
