import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { badInput } from '../../platform/errors.ts';
import { reading } from '../../platform/lib/cost.ts';
import { monthsBetween, toMonth, type Month } from '../../platform/lib/month.ts';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from './asOf.ts';
import { orAsOf, type MonthsAsOfArgs, type YearsAsOfArgs } from './figuresAsOf.args.ts';
import { MOST_PAST_MONTHS } from './pastLimits.ts';
import type { ProductName } from '../productName.rules.ts';

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
  if (from === null || to === null || monthsBetween(from, to).length > MOST_PAST_MONTHS) {
    throw badInput(`With asOf, give from and to, at most ${String(MOST_PAST_MONTHS)} months.`);
  }
  return { release: await asOfRelease(context, product, asOf), from, to };
}

const MOST_YEARS = MOST_PAST_MONTHS / 12;

/** Calendar years that are asked for. */
interface AskedYears {
  release: number | null;
  /** True for a year that is within the range. */
  isAsked: (row: { year: number }) => boolean;
  /** Their months; null for no bound. */
  months: { from: Month | null; to: Month | null };
}

/** The years of a place that are asked for. Throws BAD_USER_INPUT, also if they are too many. */
export async function yearsAsked(
  context: MarketContext,
  product: ProductName,
  { asOf, from = null, to = null }: YearsAsOfArgs,
): Promise<AskedYears> {
  const isWithin = from !== null && to !== null && to - from < MOST_YEARS;
  if (asOf != null && !isWithin) {
    throw badInput(`With asOf, give from and to, at most ${String(MOST_YEARS)} years.`);
  }
  return {
    release: asOf == null ? null : await asOfRelease(context, product, asOf),
    isAsked: ({ year }) => (from === null || year >= from) && (to === null || year <= to),
    months: { from: from === null ? null : toMonth(from, 1), to: to === null ? null : toMonth(to, 12) },
  };
}

/**
 * The cost of figures of many properties. With `asOf` they are computed on request, in this many readings.
 */
export function orManyAsOf(now: ComplexityEstimator, readings = 1): ComplexityEstimator {
  return orAsOf(now, readings * reading.pastOfMany);
}

/** The same for figures that are computed on request for every hotel or bar of Texas. */
export function orTexasAsOf(now: ComplexityEstimator): ComplexityEstimator {
  return orAsOf(now, reading.pastOfTexas);
}
