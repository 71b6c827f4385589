import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthScalar, UsdScalar } from '../lib/scalars.ts';

@ObjectType('BrandMonth', {
  description:
    'A month of a brand or parent company: the sum of the months of all hotels that bore the brand’s name then, ' +
    'suspect ones left out. A hotel that changed its name counts to the old brand until then.',
  simpleResolvers: true,
})
export class BrandMonth {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => UsdScalar, { description: 'Receipts for rooms.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, { description: 'The part of them that is taxable.' })
  taxableReceipts!: number;

  @Field(() => UsdScalar, {
    description:
      'The part of the receipts that comes from quarterly filings, shared out over months by days.',
  })
  apportioned!: number;

  @Field(() => Int, { description: 'Rooms of all its hotels with a filing that covers the month.' })
  rooms!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Receipts over rooms times days of the month, US dollars, 2 decimals; null without rooms.',
  })
  revpar!: number | null;

  @Field(() => Int, { description: 'Coverage: hotels with a filing that covers the month.' })
  properties!: number;
}
