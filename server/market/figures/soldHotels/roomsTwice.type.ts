import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import { CITY_IN_COUNTY } from '../../places/place.rules.ts';

export const ROOMS_TWICE =
  'Months in which two owners filed for the same hotel, because it was sold, oldest first. Its rooms count twice in ' +
  '`rooms`, so that `revpar` of the month is lower than it was. As of a release, a sale is known as it is today.';

@ObjectType('RoomsTwice', {
  description:
    'Rooms that count twice in a month of a place, brand or company, because a hotel was sold and both owners filed. ' +
    'Receipts count once: each owner filed its own.',
  simpleResolvers: true,
})
export class RoomsTwice {
  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Int, { description: 'Number of such hotels, 1 or more.' })
  hotels!: number;

  @Field(() => Int, {
    description:
      'Rooms of these hotels that count twice; if the two owners filed different numbers, the smaller one.',
  })
  rooms!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR of the month with these rooms counted once, US dollars, 2 decimals; null without other rooms.',
  })
  revpar!: number | null;
}

@ObjectType('CityRoomsTwice', {
  description: 'Rooms that count twice in a month of one city within a county.',
  simpleResolvers: true,
})
export class CityRoomsTwice {
  @Field(() => String, { description: CITY_IN_COUNTY })
  city!: string;

  @Field(() => RoomsTwice, { description: 'The rooms, as far as the city lies in the county.' })
  month!: RoomsTwice;
}
