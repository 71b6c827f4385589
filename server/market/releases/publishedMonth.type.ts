import { Field, Int, ObjectType } from 'type-graphql';
import { MonthScalar } from '../../platform/lib/scalars.ts';

export const IS_INCOMPLETE =
  'True where the month was published though its release has too few rows; `publishedMonths` says how many.';

@ObjectType('PublishedMonth', {
  description:
    'A month that the releases have. What is not listed is in none: nothing is known of it, not even 0.',
  simpleResolvers: true,
})
export class PublishedMonth {
  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, {
    description: 'What monthly filers filed is there; without it the month counts to no place and no brand.',
  })
  hasMonthlyFilers!: boolean;

  @Field(() => Boolean, {
    description:
      'What quarterly filers filed for its quarter is there; never so for mixed beverages, which have none.',
  })
  hasQuarterlyFilers!: boolean;

  @Field(() => Boolean, {
    description:
      'True where it was published though its release has too few rows, beside the months around it.',
  })
  isIncomplete!: boolean;

  @Field(() => Int, { nullable: true, description: 'Rows of an incomplete month; else null.' })
  rows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rows that an incomplete month should have, as the months around it do; else null.',
  })
  rowsExpected!: number | null;
}
