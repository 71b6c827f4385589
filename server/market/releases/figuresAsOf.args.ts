import { ArgsType, Field, Int } from 'type-graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { reading } from '../../platform/lib/cost.ts';
import { MonthArgs } from '../figures/monthArgs.ts';
import { AsOfInput } from './release.type.ts';

/** The past of joined addresses is not kept. */
export const JOINED_LATER =
  'Which properties share an address is not known of then either: rooms without receipts do not count beside a property ' +
  'with receipts that was joined to the address later, and count beside one that was parted from it. So rooms, and RevPAR ' +
  'with them, may differ a little from what members saw then; receipts do not.';

const AS_OF =
  'Point in time to read figures at; without it, now. They are made of the filings that were current then. The rules ' +
  `that flag filings, operators’ decisions, joined addresses and the chain of owners are those of today. ${JOINED_LATER}`;

const asOfField = { nullable: true, description: `${AS_OF} Ranks of properties and places are null.` };

@ArgsType()
export class FiguresAsOfArgs {
  @Field(() => AsOfInput, asOfField)
  asOf?: AsOfInput | null;
}

/** Of figures that are themselves a rank, and of others that have none. */
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

/** The cost of figures that are computed anew if they are asked for as of a time. */
export function orAsOf(now: ComplexityEstimator, more: number = reading.past): ComplexityEstimator {
  return (asked) => {
    const cost = now(asked);
    return asked.args['asOf'] == null || typeof cost !== 'number' ? cost : cost + more;
  };
}
