import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { badInput } from '../../platform/errors.ts';
import { reading } from '../../platform/lib/cost.ts';
import { monthsBetween, type Month } from '../../platform/lib/month.ts';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from './asOf.ts';
import type { MonthsAsOfArgs } from './figuresAsOf.args.ts';
import type { ProductName } from './revision.sql.ts';

/** Every filing of a range is judged anew: a county has 2,000 a month. */
const MOST_MONTHS = 24;

/** Months to read, and the number of the release to read them as of; null for now. */
interface AskedMonths {
  release: number | null;
  from: Month | null;
  to: Month | null;
}

/** The months of a place, brand or owner that are asked for. Throws BAD_USER_INPUT, also if they are too many. */
export async function monthsAsked(
  context: MarketContext,
  product: ProductName,
  { asOf, from = null, to = null }: MonthsAsOfArgs,
): Promise<AskedMonths> {
  if (asOf == null) return { release: null, from, to };
  if (from === null || to === null || monthsBetween(from, to).length > MOST_MONTHS) {
    throw badInput(`With asOf, give from and to, at most ${String(MOST_MONTHS)} months.`);
  }
  return { release: await asOfRelease(context, product, asOf), from, to };
}

/** The cost of months of many properties, which are computed anew if they are asked for as of a time. */
export function orManyAsOf(now: ComplexityEstimator): ComplexityEstimator {
  return (asked) => {
    const cost = now(asked);
    return asked.args['asOf'] == null || typeof cost !== 'number' ? cost : cost + reading.pastOfMany;
  };
}
