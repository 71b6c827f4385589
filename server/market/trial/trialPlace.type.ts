import { Field, ObjectType } from 'type-graphql';
import { CITY_IN_COUNTY } from '../places/place.rules.ts';
import { LodgingMonthFigures, LodgingYearFigures } from '../places/placeFigures.type.ts';
import { LodgingHeadlineFacts } from '../places/placeHeadline.type.ts';
import type { PlaceKind } from '../places/place.type.ts';

@ObjectType('TrialPlace', {
  simpleResolvers: true,
  description: 'The city or county that visitors see, with the combined figures of its hotels.',
})
export class TrialPlace {
  kind!: PlaceKind;
  key!: string;
  /** Latest year of the sample; not exposed. */
  latestYear!: number;

  @Field(() => String, { description: 'Canonical name: upper case for the city.' })
  name!: string;
}

@ObjectType('TrialPlaceMonth', {
  simpleResolvers: true,
  description: 'Lodging figures of the place for one month.',
})
export class TrialPlaceMonth extends LodgingMonthFigures {}

@ObjectType('TrialPlaceYear', {
  simpleResolvers: true,
  description: 'Lodging figures of the place for one year.',
})
export class TrialPlaceYear extends LodgingYearFigures {}

@ObjectType('TrialPlaceHeadline', {
  simpleResolvers: true,
  description: 'Key figures of the place for its latest month.',
})
export class TrialPlaceHeadline extends LodgingHeadlineFacts {}

@ObjectType('TrialCityMonth', {
  simpleResolvers: true,
  description: 'A month of one city within the county.',
})
export class TrialCityMonth {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => TrialPlaceMonth, { description: 'Figures of the part of the city that lies in the county.' })
  month!: TrialPlaceMonth;
}
