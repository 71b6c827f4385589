import { ArgsType, Field } from 'type-graphql';
import type { Month } from '../platform/lib/month.ts';
import { MonthScalar } from '../platform/lib/scalars.ts';

@ArgsType()
export class MonthArgs {
  @Field(() => MonthScalar, {
    nullable: true,
    description: 'From this month on; without it, from the first.',
  })
  from?: Month | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Up to this month; without it, to the last.' })
  to?: Month | null;
}
