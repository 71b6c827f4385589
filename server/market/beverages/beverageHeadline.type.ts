import { Field, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { Change } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { TTM_MONTHS, YEAR_TO_DATE, YearToDate } from '../yearToDate.type.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

@ObjectType('BeverageHeadline', {
  description: 'Key figures of a mixed beverage property for its latest month.',
  simpleResolvers: true,
})
export class BeverageHeadline {
  releaseId!: number;
  propertyId!: number;

  @Field(() => MonthScalar, { description: 'Latest month with figures.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => UsdScalar, {
    description: 'Total receipts of the month: liquor, wine, beer and cover charge.',
  })
  totalReceipts!: number;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of total receipts against the same month a year earlier; null if that month has no figures.',
  })
  receiptsChange!: Change | null;

  @Field(() => Int, { description: TTM_MONTHS })
  ttmMonths!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the 12 months that end with `month`; null unless all 12 have figures.',
  })
  ttmReceipts!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of `ttmReceipts` against the 12 months before; null unless all 24 months have figures.',
  })
  ttmChange!: Change | null;

  @Field(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
  yearToDate!: YearToDate | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the month’s figure; usually empty.',
  })
  flags!: ReceiptFlag[];
}
