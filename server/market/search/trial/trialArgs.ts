import { ArgsType, Field, Int } from 'type-graphql';
import { badInput } from '../../../platform/errors.ts';

@ArgsType()
export class LatestYearsArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of calendar years up to the latest one, at least 1; without it, all from 2000 on.',
  })
  latestYears?: number | null;
}

/** Throws BAD_USER_INPUT unless it is a number of years. */
export function checkYears(count: number | null | undefined): number | null {
  if (count == null) return null;
  if (count < 1) throw badInput('latestYears must be at least 1.');
  return count;
}
