import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';

const PER_ROOM = 'over rooms of the hotels at the premises times days, US dollars, 2 decimals';

@ObjectType('PremisesAlcoholMonth', {
  description: 'What the bars at one address took in together in one month, beside the rooms of its hotels.',
  simpleResolvers: true,
})
export class PremisesAlcoholMonth {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => UsdScalar, {
    description: 'All receipts of all mixed beverage properties here, estimates included.',
  })
  totalReceipts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count, of the hotels here that filed for the month; null where there are none.',
  })
  rooms!: number | null;

  @Field(() => Float, { nullable: true, description: `Receipts ${PER_ROOM}; null without rooms.` })
  perAvailableRoom!: number | null;
}

@ObjectType('PremisesAlcoholTrailing', {
  description:
    'Alcohol beside rooms over 12 months: those that end with the latest month with both. Of them, months without ' +
    'either count on neither side.',
  simpleResolvers: true,
})
export class PremisesAlcoholTrailing {
  @Field(() => MonthScalar, { description: 'The first of the 12 months.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'The last of the 12 months: the latest with receipts and rooms.' })
  to!: string;

  @Field(() => UsdScalar, { description: 'Receipts of the bars here in the months that have rooms.' })
  totalReceipts!: number;

  @Field(() => Int, { description: 'Rooms times days of the months that have receipts.' })
  availableRoomNights!: number;

  @Field(() => Float, { description: `Those receipts ${PER_ROOM}.` })
  perAvailableRoom!: number;
}
