import { Field, ObjectType } from 'type-graphql';
import { HeadlineFacts, HeadlineOfSeveral } from '../../figures/headline.type.ts';
import { MonthLeftOutFacts } from '../../figures/leftOut/monthLeftOut.type.ts';
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

@ObjectType('TrialMonthLeftOut', {
  implements: MonthLeftOutFacts,
  simpleResolvers: true,
  description:
    'A month of the hotel or place of which nothing counts, because an operator left out all that was filed.',
})
export class TrialMonthLeftOut extends MonthLeftOutFacts {}

@ObjectType('TrialCityMonthLeftOut', {
  simpleResolvers: true,
  description: 'A month of one city within the county of which nothing counts.',
})
export class TrialCityMonthLeftOut {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => TrialMonthLeftOut, {
    description: 'What was filed in the part of the city that lies in the county.',
  })
  month!: TrialMonthLeftOut;
}
