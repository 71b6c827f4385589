import { ArgsType, Field } from 'type-graphql';
import type { Month } from '../../platform/lib/month.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';

@ArgsType()
export class MonthArgs {
  @Field(() => MonthScalar, {
    nullable: true,
    description: 'First month; without it, the first with figures.',
  })
  from?: Month | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Last month; without it, the last with figures.' })
  to?: Month | null;
}

/** Rows within the range. */
export function withinMonths<Row extends { month: Month }>(
  rows: readonly Row[],
  { from, to }: MonthArgs,
): Row[] {
  return rows.filter(({ month }) => (!from || month >= from) && (!to || month <= to));
}
