import { Field, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { HeadlineFacts, MOST_BEHIND } from '../figures/headline.type.ts';
import { BAR_RESPONSIBLE_DAYS, EMPTY_MONTHS, PARTIAL_MONTHS } from '../premises/responsibleDays.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('BeverageHeadline', {
  implements: HeadlineFacts,
  description: 'Key figures of a mixed beverage property for its latest month.',
  simpleResolvers: true,
})
export class BeverageHeadline extends HeadlineFacts {
  propertyId!: number;
  /** True as of an earlier release, of which ranks are unknown. */
  isPast?: boolean;

  @Field(() => UsdScalar, {
    description: 'Total receipts of the month: liquor, wine, beer and cover charge.',
  })
  totalReceipts!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the month’s figure; usually empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_BEHIND),
    description:
      'Months with receipts that the comptroller estimated, as the taxpayer did not file, among the 24 that end with ' +
      '`month` and those that `yearToDate` is compared with: sums and changes of these are estimates as well. Usually empty.',
  })
  estimatedMonths!: string[];

  @Field(() => Int, { nullable: true, description: BAR_RESPONSIBLE_DAYS })
  responsibleDays!: number | null;

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_BEHIND), description: PARTIAL_MONTHS })
  partialMonths!: string[];

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_BEHIND), description: EMPTY_MONTHS })
  emptyMonths!: string[];
}
