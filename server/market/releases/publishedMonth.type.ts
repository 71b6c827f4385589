import { Field, Int, ObjectType } from 'type-graphql';
import { MonthScalar } from '../../platform/lib/scalars.ts';

export const IS_INCOMPLETE = 'True if rows of the month are missing in the releases; see `publishedMonths`.';

export const INCOMPLETE_OF_YEAR =
  'Months of the year that were published although rows are missing; usually empty. See `publishedMonths`.';

@ObjectType('PublishedMonth', {
  description:
    'A month in the releases. Months that are not listed are in no release: their figures are unknown, not 0.',
  simpleResolvers: true,
})
export class PublishedMonth {
  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, {
    description:
      'True if the filings of monthly filers are in a release. If false, the month does not count toward places ' +
      'and brands.',
  })
  hasMonthlyFilers!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the filings of quarterly filers for the quarter are in a release. Always false for mixed ' +
      'beverages, which have no quarterly filers.',
  })
  hasQuarterlyFilers!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the month was published although its release has too few rows compared with the months around it, or if ' +
      'mixed beverage permits that filed late are missing because the next legacy release is.',
  })
  isIncomplete!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows of a month with too few; null otherwise.',
  })
  rows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows expected for such a month, by the months around it; null otherwise.',
  })
  rowsExpected!: number | null;
}
