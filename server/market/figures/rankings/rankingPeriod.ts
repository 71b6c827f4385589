import { badInput } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import {
  addMonths,
  daysIn,
  monthNumberOf,
  monthsBetween,
  yearOf,
  type Month,
} from '../../../platform/lib/month.ts';
import type { Product } from '../../enums.ts';
import { rankingMonths, rankingMonthsAsOf } from './rankingMonths.sql.ts';

export const MOST_MONTHS = 12;
/** Months that the small charts of rows show. */
export const RECENT_MONTHS = 36;
const DEFAULT_MONTHS = 12;
const MOST_YEARS = 30;

export interface PeriodAsked {
  from?: Month | null | undefined;
  to?: Month | null | undefined;
  yearsEarlier?: number | null | undefined;
  monthsEarlier?: number | null | undefined;
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
  /** Months from the earlier period to the later one; null if nothing is compared. */
  monthsEarlier: number | null;
  /** Months of the period that are published in both periods. */
  compared: Month[];
  /** Months of both periods that were published although rows are missing. */
  incomplete: Month[];
  /** Lodging: months of both periods of which no release has what quarterly filers filed. */
  monthlyOnly: Month[];
  /** The incomplete ones of the months that small charts show. */
  recentIncomplete: Month[];
  /** Every published month of the tax. */
  published: ReadonlySet<Month>;
}

/** Months of one calendar year, 1 to 12. */
export interface YearMonths {
  year: number;
  months: number[];
  /** Months from the first one of the period to January of the year; negative if that is before it. */
  january: number;
}

interface KnownMonth {
  month: Month;
  isIncomplete: boolean;
  /** Lodging: no release has what quarterly filers filed for it. */
  awaitsQuarterlyFilers: boolean;
}

/** The requested period with what is published of it, now or as of a release (its number). Throws BAD_USER_INPUT. */
export async function rankingPeriod(
  db: Db,
  product: Product,
  asked: PeriodAsked,
  release: number | null = null,
): Promise<RankingPeriod> {
  const known = await readRankingMonths(db, product, release);
  const bounds = boundsOf(asked, known.at(-1)?.month ?? null, MOST_MONTHS);
  const back = distanceOf(asked);
  const published = new Map(known.map((each) => [each.month, each]));
  const months = bounds ? monthsBetween(bounds.from, bounds.to).filter((month) => published.has(month)) : [];
  const compared = back === null ? [] : months.filter((month) => published.has(addMonths(month, -back)));
  const all = [...months, ...earlierOf(compared, back)];
  const isIncomplete = (month: Month): boolean => published.get(month)?.isIncomplete === true;
  return {
    bounds,
    months,
    monthsEarlier: back,
    compared,
    incomplete: [...new Set(all.filter(isIncomplete))].toSorted(),
    monthlyOnly: [...new Set(all.filter((month) => published.get(month)?.awaitsQuarterlyFilers))].toSorted(),
    recentIncomplete: recentOf({ bounds }).filter(isIncomplete),
    published: new Set(published.keys()),
  };
}

/** Number of months that a comparison goes back; null if nothing is compared. Throws BAD_USER_INPUT. */
function distanceOf({ yearsEarlier, monthsEarlier }: PeriodAsked): number | null {
  const [years, months] = [yearsEarlier ?? null, monthsEarlier ?? null];
  if (years !== null && months !== null) throw badInput('Give yearsEarlier or monthsEarlier, not both.');
  if (years !== null && (years < 1 || years > MOST_YEARS)) {
    throw badInput(`yearsEarlier must be 1 to ${String(MOST_YEARS)}.`);
  }
  if (months !== null && (months < 1 || months > 12 * MOST_YEARS)) {
    throw badInput(`monthsEarlier must be 1 to ${String(12 * MOST_YEARS)}.`);
  }
  return years === null ? months : 12 * years;
}

/** Every month of a tax whose sums over all properties are complete, oldest first; now or as of a release. */
export function readRankingMonths(
  db: Db,
  product: Product,
  release: number | null = null,
): Promise<KnownMonth[]> {
  if (release === null) return db.query<KnownMonth[]>(rankingMonths(product));
  return db.query<KnownMonth[]>(rankingMonthsAsOf(product), [release]);
}

/** Without bounds the 12 months up to the latest published one. Throws BAD_USER_INPUT for more than `most`. */
export function boundsOf(
  { from = null, to = null }: PeriodAsked,
  latest: Month | null,
  most: number,
  ask = 'Ask',
): Bounds | null {
  const end = to ?? latest ?? from;
  if (end === null) return null;
  const begin = from ?? addMonths(end, 1 - DEFAULT_MONTHS);
  if (begin > end) throw badInput('from must not be after to.');
  if (addMonths(begin, most - 1) < end) throw badInput(`${ask} for at most ${String(most)} months.`);
  return { from: begin, to: end };
}

/** Months by calendar year, oldest first. */
export function byYear(months: readonly Month[]): YearMonths[] {
  const [first] = months;
  const start = first === undefined ? 0 : 12 * yearOf(first) + monthNumberOf(first) - 1;
  const years = [...new Set(months.map(yearOf))];
  return years.map((year) => ({
    year,
    months: months.filter((month) => yearOf(month) === year).map(monthNumberOf),
    january: 12 * year - start,
  }));
}

/** The months of an earlier period that later ones are compared with, in their order. */
export function earlierOf(months: readonly Month[], monthsEarlier: number | null): Month[] {
  return months.map((month) => addMonths(month, -(monthsEarlier ?? 0)));
}

/** The months that the small charts of rows show: those that end with the period, published or not. */
export function recentOf({ bounds }: Pick<RankingPeriod, 'bounds'>): Month[] {
  return bounds ? monthsBetween(addMonths(bounds.to, 1 - RECENT_MONTHS), bounds.to) : [];
}

/** Number of days of all months together. */
export function daysOf(months: readonly Month[]): number {
  return months.reduce((days, month) => days + daysIn(month), 0);
}

/** True if there are earlier months to compare with. */
export function isCompared({ compared, monthsEarlier }: RankingPeriod): boolean {
  return compared.length > 0 && monthsEarlier !== null;
}
