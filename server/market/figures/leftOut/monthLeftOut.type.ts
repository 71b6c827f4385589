import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { IS_INCOMPLETE } from '../../releases/publishedMonth.type.ts';
import { CITY_IN_COUNTY } from '../../places/place.rules.ts';

export const MONTHS_LEFT_OUT =
  'Months of which nothing counts, because an operator left out all that was filed for them, oldest first. Their ' +
  'receipts are unknown: the list of months has none of them, and a sum over twelve months with one is not stated.';

@ObjectType('MonthLeftOut', {
  description:
    'A month of a place or brand of which nothing counts, because an operator left out all that was filed. It says what ' +
    'was filed; the receipts that count are unknown, not 0.',
  simpleResolvers: true,
})
export class MonthLeftOut {
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

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;
}

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
