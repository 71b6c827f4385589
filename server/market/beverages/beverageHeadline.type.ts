import { Field, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { Change } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { TTM_MONTHS, YEAR_TO_DATE, YearToDate } from '../yearToDate.type.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

@ObjectType('BeverageHeadline', {
  description: 'The figures a member quotes first of a bar, at its latest month.',
  simpleResolvers: true,
})
export class BeverageHeadline {
  releaseId!: number;
  propertyId!: number;

  @Field(() => MonthScalar, { description: 'The latest month with figures.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => UsdScalar, { description: 'All receipts of that month: liquor, wine, beer and cover charge.' })
  totalReceipts!: number;

  @Field(() => Change, {
    nullable: true,
    description: 'Total receipts against the same month a year before; null where that has none.',
  })
  receiptsChange!: Change | null;

  @Field(() => Int, { description: TTM_MONTHS })
  ttmMonths!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the last 12 months; null unless all 12 are there.',
  })
  ttmReceipts!: number | null;

  @Field(() => Change, { nullable: true, description: 'Those against the 12 months before.' })
  ttmChange!: Change | null;

  @Field(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
  yearToDate!: YearToDate | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'What to know before using that month’s figure; mostly empty.',
  })
  flags!: ReceiptFlag[];
}
