import { badInput } from '../../platform/errors.ts';
import type { Db } from '../../platform/lib/db.ts';
import {
  addMonths,
  daysIn,
  monthNumberOf,
  monthsBetween,
  yearOf,
  type Month,
} from '../../platform/lib/month.ts';
import type { Product } from '../enums.ts';
import { rankingMonths } from './rankingMonths.sql.ts';

export const MOST_MONTHS = 12;
const DEFAULT_MONTHS = 12;
const MOST_YEARS = 30;

export interface PeriodAsked {
  from?: Month | null | undefined;
  to?: Month | null | undefined;
  yearsEarlier?: number | null | undefined;
}

export interface Bounds {
  from: Month;
  to: Month;
}

/** The published months of a ranking's period, and those of them that are compared. */
export interface RankingPeriod {
  /** Null if nothing is published and no month is asked for. */
  bounds: Bounds | null;
  months: Month[];
  yearsEarlier: number | null;
  /** Months of the period that are published in both periods. */
  compared: Month[];
  /** Months of both periods that were published although rows are missing. */
  incomplete: Month[];
}

/** Months of one calendar year, 1 to 12. */
export interface YearMonths {
  year: number;
  months: number[];
}

interface KnownMonth {
  month: Month;
  isIncomplete: boolean;
}

/** The requested period with what is published of it. Throws BAD_USER_INPUT. */
export async function rankingPeriod(db: Db, product: Product, asked: PeriodAsked): Promise<RankingPeriod> {
  const known = await publishedMonths(db, product);
  const bounds = boundsOf(asked, known.at(-1)?.month ?? null, MOST_MONTHS);
  const years = asked.yearsEarlier ?? null;
  if (years !== null && (years < 1 || years > MOST_YEARS)) {
    throw badInput(`yearsEarlier must be 1 to ${String(MOST_YEARS)}.`);
  }
  const published = new Map(known.map((each) => [each.month, each]));
  const months = bounds ? monthsBetween(bounds.from, bounds.to).filter((month) => published.has(month)) : [];
  const compared =
    years === null ? [] : months.filter((month) => published.has(addMonths(month, -12 * years)));
  const all = [...months, ...compared.map((month) => addMonths(month, -12 * (years ?? 0)))];
  const incomplete = all.filter((month) => published.get(month)?.isIncomplete);
  return { bounds, months, yearsEarlier: years, compared, incomplete: incomplete.toSorted() };
}

/** Every month of a tax whose sums over all properties are complete, oldest first. */
export function publishedMonths(db: Db, product: Product): Promise<KnownMonth[]> {
  return db.query<KnownMonth[]>(rankingMonths(product));
}

/** Without bounds the 12 months up to the latest published one. Throws BAD_USER_INPUT for more than `most`. */
export function boundsOf(
  { from = null, to = null }: PeriodAsked,
  latest: Month | null,
  most: number,
): Bounds | null {
  const end = to ?? latest ?? from;
  if (end === null) return null;
  const begin = from ?? addMonths(end, 1 - DEFAULT_MONTHS);
  if (begin > end) throw badInput('from must not be after to.');
  if (addMonths(begin, most - 1) < end) throw badInput(`Ask for at most ${String(most)} months.`);
  return { from: begin, to: end };
}

/** Months by calendar year, some years earlier. */
export function byYear(months: readonly Month[], yearsEarlier = 0): YearMonths[] {
  const years = [...new Set(months.map(yearOf))];
  return years.map((year) => ({
    year: year - yearsEarlier,
    months: months.filter((month) => yearOf(month) === year).map(monthNumberOf),
  }));
}

export function daysOf(months: readonly Month[]): number {
  return months.reduce((days, month) => days + daysIn(month), 0);
}
