import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import type { Alike } from '../likeForLike.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

@ObjectType('BrandMonth', {
  description:
    'A month of a brand or parent company: the sum of the months of all hotels that bore the brand’s name then. A hotel that changed its name counts to the old brand until then.',
  simpleResolvers: true,
})
export class BrandMonth {
  releaseId!: number;
  /** Cents of the hotels whose rooms count. */
  revparReceipts!: number;
  /** Of its hotels that bore the name and have a figure a year earlier too. */
  alike!: Alike | null;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => UsdScalar, { description: 'Receipts for rooms that count.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, { description: 'Receipts for rooms, as filed.' })
  filedReceipts!: number;

  @Field(() => UsdScalar, { description: 'The part of them that is taxable.' })
  taxableReceipts!: number;

  @Field(() => UsdScalar, {
    description:
      'The part of the receipts that comes from quarterly filings, shared out over months by days.',
  })
  apportioned!: number;

  @Field(() => Int, {
    description:
      'Rooms that count, of its hotels with a filing that covers the month: neither doubtful nor idle.',
  })
  rooms!: number;

  @Field(() => Int, { description: 'Rooms as filed, of its hotels with a filing that covers the month.' })
  filedRooms!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Receipts of the hotels whose rooms count over those rooms times days of the month, US dollars, 2 decimals; null ' +
      'without rooms that count.',
  })
  revpar!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR as filed: all receipts over all filed rooms times days; null without rooms.',
  })
  filedRevpar!: number | null;

  @Field(() => Int, {
    description: 'Coverage: filings whose receipts count otherwise than filed, or not at all.',
  })
  flaggedFilings!: number;

  @Field(() => Int, { description: 'Coverage: hotels with a filing that covers the month.' })
  properties!: number;
}
