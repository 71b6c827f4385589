import { Field, Float, InterfaceType, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { IS_INCOMPLETE } from '../../releases/publishedMonth.type.ts';
import { RELEASE_OF_FIGURE, ReleaseFacts } from '../../releases/releaseFacts.type.ts';
import { CITY_IN_COUNTY } from '../../places/place.rules.ts';

export const MONTHS_LEFT_OUT =
  'Months of which nothing counts, because an operator left out all that was filed for them, oldest first. Their ' +
  'receipts are unknown, not 0: the list of months leaves them out, and a sum over 12 months that include one is null.';

const MONTH_LEFT_OUT =
  'A month of a hotel, place or brand of which nothing counts, because an operator left out all that was filed. It says ' +
  'what was filed; the receipts that count are unknown, not 0.';

@InterfaceType('MonthLeftOutFacts', { description: MONTH_LEFT_OUT })
export abstract class MonthLeftOutFacts {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => UsdScalar, {
    description: 'Receipts for rooms, as filed. A place’s include those of marketplaces.',
  })
  filedReceipts!: number;

  @Field(() => UsdScalar, { description: 'The part of the receipts that is taxable, as filed.' })
  taxableReceipts!: number;

  @Field(() => Int, { description: 'Rooms for rent, as filed.' })
  filedRooms!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR as filed: all receipts but of marketplaces over all filed rooms times days; null without rooms.',
  })
  filedRevpar!: number | null;

  @Field(() => Int, { description: 'Hotels and marketplaces whose filings were left out, 1 or more.' })
  flaggedFilings!: number;

  @Field(() => [String], {
    complexity: valuesOf(1),
    description: 'Notes of the operators on why, each once; at most 10, and usually one.',
  })
  notes!: string[];

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  /** Found by resolvers. */
  @Field(() => ReleaseFacts, { description: RELEASE_OF_FIGURE })
  release?: ReleaseFacts;
}

@ObjectType('MonthLeftOut', {
  implements: MonthLeftOutFacts,
  description: MONTH_LEFT_OUT,
  simpleResolvers: true,
})
export class MonthLeftOut extends MonthLeftOutFacts {}

@ObjectType('CityMonthLeftOut', {
  description: 'One city’s month within a county of which nothing counts.',
  simpleResolvers: true,
})
export class CityMonthLeftOut {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => MonthLeftOut, { description: 'What was filed, as far as the city lies in the county.' })
  month!: MonthLeftOut;
}
