import { ArgsType, Field, Int } from 'type-graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { reading } from '../../platform/lib/cost.ts';
import { MonthArgs } from '../figures/monthArgs.ts';
import { AsOfInput } from './release.type.ts';

const AS_OF = 'Read figures as of this release or date; by default, now.';

const asOfField = {
  nullable: true,
  description: `${AS_OF} With it, ranks of properties and places are null.`,
};

@ArgsType()
export class FiguresAsOfArgs {
  @Field(() => AsOfInput, asOfField)
  asOf?: AsOfInput | null;
}

/** For figures that are ranks themselves, and for those without ranks. */
@ArgsType()
export class RankAsOfArgs {
  @Field(() => AsOfInput, { nullable: true, description: AS_OF })
  asOf?: AsOfInput | null;
}

@ArgsType()
export class MonthsAsOfArgs extends MonthArgs {
  @Field(() => AsOfInput, asOfField)
  asOf?: AsOfInput | null;
}

@ArgsType()
export class YearsAsOfArgs {
  @Field(() => Int, { nullable: true, description: 'First year; without it, the first with figures.' })
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'Last year; without it, the last with figures.' })
  to?: number | null;

  @Field(() => AsOfInput, asOfField)
  asOf?: AsOfInput | null;
}

/** Adds `more` to the cost if `asOf` is given, because past figures are computed on request. */
export function orAsOf(now: ComplexityEstimator, more: number = reading.past): ComplexityEstimator {
  return (asked) => {
    const cost = now(asked);
    return asked.args['asOf'] == null || typeof cost !== 'number' ? cost : cost + more;
  };
}
