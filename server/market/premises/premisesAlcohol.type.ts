import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Rank } from '../figures/figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';

const PER_ROOM =
  'divided by room-nights of the hotels at the premises (rooms times days), US dollars, 2 decimals';

const ROOM_RECEIPTS = 'Room receipts of the hotels here, marketplaces not included';
const SHARE = 'Mixed beverage receipts as a percentage of these and the room receipts together, 2 decimals';

@ObjectType('PremisesAlcoholMonth', {
  description:
    'Combined receipts of the mixed beverage properties at one address in one month, with the rooms of the ' +
    'hotels there.',
  simpleResolvers: true,
})
export class PremisesAlcoholMonth {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => UsdScalar, {
    description: 'Total receipts of all mixed beverage properties here, including estimates.',
  })
  totalReceipts!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms that count, of the hotels here that filed for the month, once if both owners of a hand-over filed them; null ' +
      'if there are none.',
  })
  rooms!: number | null;

  @Field(() => Float, { nullable: true, description: `Receipts ${PER_ROOM}; null if there are no rooms.` })
  perAvailableRoom!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `${ROOM_RECEIPTS}; null if none filed.` })
  roomReceipts!: number | null;

  @Field(() => Float, { nullable: true, description: `${SHARE}; null if no hotel filed.` })
  alcoholShare!: number | null;
}

@ObjectType('PremisesAlcoholRank', {
  description:
    'Alcohol per available room among the addresses of the county that have bars and hotels, over the same 12 ' +
    'months. Only addresses with both for at least ten twelfths of the months that any of them has.',
  simpleResolvers: true,
})
export class PremisesAlcoholRank {
  @Field(() => Rank, { description: 'Rank by receipts per available room, the highest first.' })
  position!: Rank;

  @Field(() => String, { description: 'Name of the county.' })
  county!: string;

  @Field(() => Float, {
    description:
      'Median of these addresses: half have as much or less per available room. US dollars, 2 decimals.',
  })
  median!: number;
}

@ObjectType('PremisesAlcoholTrailing', {
  description:
    'Mixed beverage receipts and hotel rooms over the 12 months that end with the latest month that has both. ' +
    'Months that lack one of them do not count.',
  simpleResolvers: true,
})
export class PremisesAlcoholTrailing {
  @Field(() => MonthScalar, { description: 'First of the 12 months.' })
  from!: string;

  @Field(() => MonthScalar, {
    description: 'Last of the 12 months: the latest with both receipts and rooms.',
  })
  to!: string;

  @Field(() => Int, { description: 'Number of the 12 months that have both.' })
  months!: number;

  @Field(() => UsdScalar, {
    description: 'Receipts of the mixed beverage properties here in the months that have rooms.',
  })
  totalReceipts!: number;

  @Field(() => Int, {
    description: 'Available room-nights: rooms times days, of the months that have receipts.',
  })
  availableRoomNights!: number;

  @Field(() => Float, { description: `These receipts ${PER_ROOM}.` })
  perAvailableRoom!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `${ROOM_RECEIPTS}, in the same months; null if none filed.`,
  })
  roomReceipts!: number | null;

  @Field(() => Float, { nullable: true, description: `${SHARE}; null if no hotel filed.` })
  alcoholShare!: number | null;
}
