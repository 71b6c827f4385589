import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('NewHotelsYear', {
  description:
    'Hotels that a year brought, single units included: addresses by the year in which a hotel there first had to ' +
    'report. Another owner of the same address is no new hotel. Source: hotel occupancy tax receipts of the Texas ' +
    'comptroller.',
  simpleResolvers: true,
})
export class NewHotelsYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'How many.' })
  newHotels!: number;

  @Field(() => Int, {
    description: 'Rooms that they were first filed with. Those whose rooms are unknown add nothing.',
  })
  roomsAdded!: number;

  @Field(() => Int, {
    description: 'How many of them have unknown rooms: none, or more than there can be, were filed at first.',
  })
  roomsUnknown!: number;
}
