import { Field, ObjectType } from 'type-graphql';
import { HeadlineFacts, HeadlineOfSeveral } from '../../figures/headline.type.ts';
import { CITY_IN_COUNTY } from '../../places/place.rules.ts';
import { PlaceFacts } from '../../places/place.type.ts';
import { LodgingMonthFacts, LodgingYearFacts } from '../../places/placeFigures.type.ts';
import { LodgingHeadlineFacts, PlaceHeadlineFacts } from '../../places/placeHeadline.type.ts';

@ObjectType('TrialPlace', {
  implements: PlaceFacts,
  simpleResolvers: true,
  description: 'The city or county that visitors see, with the combined figures of its hotels.',
})
export class TrialPlace extends PlaceFacts {
  /** Latest year of the sample; not exposed. */
  latestYear!: number;
}

@ObjectType('TrialPlaceMonth', {
  implements: LodgingMonthFacts,
  simpleResolvers: true,
  description: 'Lodging figures of the place for one month.',
})
export class TrialPlaceMonth extends LodgingMonthFacts {}

@ObjectType('TrialPlaceYear', {
  implements: LodgingYearFacts,
  simpleResolvers: true,
  description: 'Lodging figures of the place for one year.',
})
export class TrialPlaceYear extends LodgingYearFacts {}

@ObjectType('TrialPlaceHeadline', {
  implements: [HeadlineFacts, HeadlineOfSeveral, PlaceHeadlineFacts, LodgingHeadlineFacts],
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
