import { Field, InputType, Int } from 'type-graphql';
import { badInput } from '../errors.ts';
import type { Month } from './month.ts';
import { MonthScalar } from './scalars.ts';

@InputType('StringFilter', { description: 'Equal to one text, or to any of several.' })
export class StringFilter {
  @Field(() => String, { nullable: true, description: 'Exactly this text.' })
  eq?: string | null;

  @Field(() => [String], { nullable: true, description: 'Any of these texts, at most 100.' })
  in?: string[] | null;
}

@InputType('IntRange', { description: 'A range of whole numbers, ends included.' })
export class IntRange {
  @Field(() => Int, { nullable: true, description: 'Lowest number.' })
  gte?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest number.' })
  lte?: number | null;
}

@InputType('MonthRange', { description: 'A range of months, ends included.' })
export class MonthRange {
  @Field(() => MonthScalar, { nullable: true, description: 'First month.' })
  from?: Month | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Last month.' })
  to?: Month | null;
}

const MOST_TEXTS = 100;

/** The texts of a filter; null if there is no filter. Throws BAD_USER_INPUT above 100 texts. */
export function wanted(filter: StringFilter | null | undefined): string[] | null {
  if (typeof filter?.eq !== 'string' && !filter?.in) return null;
  const texts = typeof filter.eq === 'string' ? [filter.eq, ...(filter.in ?? [])] : (filter.in ?? []);
  if (texts.length > MOST_TEXTS) throw badInput(`A filter takes at most ${String(MOST_TEXTS)} values.`);
  return texts;
}
