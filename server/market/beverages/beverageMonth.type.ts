import { Field, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { Change } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

const PART = 'null where unknown (legacy releases state the total only).';

@ObjectType({ description: 'Receipts by what was sold.' })
export abstract class BeverageReceipts {
  @Field(() => UsdScalar, { description: 'All receipts: liquor, wine, beer and cover charge.' })
  totalReceipts!: number;

  @Field(() => UsdScalar, { nullable: true, description: `Liquor; ${PART}` })
  liquorReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Wine; ${PART}` })
  wineReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Beer; ${PART}` })
  beerReceipts!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: `Cover charge; ${PART}` })
  coverChargeReceipts!: number | null;
}

@ObjectType('BeverageMonth', {
  description: 'A property’s month. Where portal and legacy releases both cover it, the portal’s figure.',
  simpleResolvers: true,
})
export class BeverageMonth extends BeverageReceipts {
  releaseId!: number;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, {
    nullable: true,
    description: 'Total receipts against the same month a year before.',
  })
  yearChange!: Change | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'What to know before using the figure; mostly empty.',
  })
  flags!: ReceiptFlag[];
}

@ObjectType('BeverageSeries', {
  description: 'A property’s months as columns of one length, for charts.',
  simpleResolvers: true,
})
export class BeverageSeries {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first; gaps are left out.',
  })
  months!: string[];

  @Field(() => [UsdScalar], { complexity: valuesOf(largest.months), description: 'All receipts.' })
  totalReceipts!: number[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: 'Receipts of the 12 months that end here; null unless all 12 are there.',
  })
  ttmReceipts!: (number | null)[];
}

@ObjectType('BeverageYear', { description: 'A property’s calendar year.', simpleResolvers: true })
export class BeverageYear extends BeverageReceipts {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months with figures, 1 to 12.' })
  months!: number;

  @Field(() => Change, {
    nullable: true,
    description:
      'Total receipts of the months that the year before has too, against those; null where there are none.',
  })
  receiptsChange!: Change | null;
}
