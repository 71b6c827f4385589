import { addMonths, monthsBetween, toMonth, yearOf, type Month } from '../../platform/lib/month.ts';
import { toDollars } from '../../platform/lib/money.ts';
import { revparOfMonths } from '../hotels/hotel.rules.ts';
import { comparedYearOf, sameMonths } from './comparedYear.ts';
import type { LikeForLikeReceipts } from './figures.type.ts';
import { changeWithoutIdle, likeForLike, sumAlike, type Alike, type TwoPeriods } from './likeForLike.ts';
import type { YearToDate } from './yearToDate.type.ts';

/** A month of a property, a place or a brand. */
export interface ComparableMonth {
  month: Month;
  /** Cents. */
  receipts: number;
  /** Receipts of the properties that also have a figure for the same month a year earlier. */
  alike: Alike | null;
  /** Lodging only: receipts for RevPAR in cents, and rooms that count; null or 0 rooms if there are none. */
  revparReceipts?: number;
  rooms?: number | null;
  /** Lodging only: true if receipts of a hotel are unusual. */
  isUnusual?: boolean | null;
  /** True if the comptroller estimated receipts of a bar. */
  isEstimate?: boolean;
  /** True if the receipts of a property are of a part of the month. */
  isPartial?: boolean;
}

/** Sums in cents of the months of the latest year and of the year that they are compared with. */
export type YearToDateSums = Omit<YearToDate, 'receiptsChange' | 'receiptsChangeWithoutIdle' | 'likeForLike'>;

export interface HeadlineChanges {
  receiptsLikeForLike: LikeForLikeReceipts | null;
  receiptsChange: LikeForLikeReceipts['change'];
  receiptsChangeWithoutIdle: LikeForLikeReceipts['change'];
  /** Cents. */
  ttmReceipts: number | null;
  ttmMonths: number;
  /** Number of these months that have rooms that count. */
  ttmRoomMonths: number;
  ttmLikeForLike: LikeForLikeReceipts | null;
  ttmChange: LikeForLikeReceipts['change'];
  ttmChangeWithoutIdle: LikeForLikeReceipts['change'];
  /** Months with unusual receipts among all that the figures are made of or compared with; null for beverages. */
  unusualMonths: Month[] | null;
  /** Those of a bar with estimated receipts, likewise. */
  estimatedMonths: Month[];
  /** Those of a property with receipts of a part of the month, likewise. */
  partialMonths: Month[];
  /** Those of a property with $0, likewise. */
  emptyMonths: Month[];
  /** Null if all of the above, and RevPAR of the 12 months, are known or never will be. */
  nearest: YearToDateSums | null;
}

/**
 * Change against the year before of the latest month and of the 12 months that end with it. `months` must be all
 * there are, in order.
 */
export function headlineChanges(months: readonly ComparableMonth[], latest: Month): HeadlineChanges {
  const at = new Map(months.map((each) => [each.month, each]));
  const twelve = present(at, monthsBetween(addMonths(latest, -11), latest));
  const isWhole = twelve.length === 12;
  const roomed = twelve.filter(hasRooms);
  const month = onTheYear(at, present(at, [latest]));
  const year = isWhole ? onTheYear(at, twelve) : null;
  const [ofMonth, ofTwelve] = [month && likeForLike(month), year && likeForLike(year)];
  const changes = {
    receiptsLikeForLike: ofMonth,
    receiptsChange: ofMonth?.change ?? null,
    receiptsChangeWithoutIdle: month && changeWithoutIdle(month),
    ttmReceipts: isWhole ? sumOf(twelve) : null,
    ttmMonths: twelve.length,
    ttmRoomMonths: roomed.length,
    ttmLikeForLike: ofTwelve,
    ttmChange: ofTwelve?.change ?? null,
    ttmChangeWithoutIdle: year && changeWithoutIdle(year),
  };
  const lacksRooms = roomed.length > 0 && roomed.length < twelve.length;
  const isStated = changes.receiptsChange !== null && changes.ttmChange !== null;
  const nearest = isStated && !lacksRooms ? null : yearToDate(at, latest);
  const shown = present(at, monthsBehind(latest, nearest));
  const isKnown = typeof at.get(latest)?.isUnusual === 'boolean';
  return {
    ...changes,
    unusualMonths: isKnown ? monthsOf(shown.filter(({ isUnusual }) => isUnusual === true)) : null,
    estimatedMonths: monthsOf(shown.filter(({ isEstimate }) => isEstimate === true)),
    partialMonths: monthsOf(shown.filter(({ isPartial }) => isPartial === true)),
    emptyMonths: monthsOf(shown.filter(({ receipts }) => receipts <= 0)),
    nearest,
  };
}

type ByMonth = ReadonlyMap<Month, ComparableMonth>;

function present(at: ByMonth, months: readonly Month[]): ComparableMonth[] {
  return months.flatMap((month) => at.get(month) ?? []);
}

function sumOf(months: readonly ComparableMonth[]): number {
  return months.reduce((sum, { receipts }) => sum + receipts, 0);
}

/** Null unless each month also exists a year earlier. */
function onTheYear(at: ByMonth, months: readonly ComparableMonth[]): TwoPeriods | null {
  const before = present(
    at,
    months.map(({ month }) => addMonths(month, -12)),
  );
  if (before.length < months.length) return null;
  const alike = sumAlike(months.map((each) => each.alike));
  return { later: sumOf(months), earlier: sumOf(before), alike };
}

function monthsOf(rows: readonly ComparableMonth[]): Month[] {
  return rows.map(({ month }) => month);
}

/** The two years up to the latest month, and the months that a year to date is compared with, oldest first. */
function monthsBehind(latest: Month, nearest: YearToDateSums | null): Month[] {
  const { months = [], comparedYear = null } = nearest ?? {};
  const compared = comparedYear === null ? [] : sameMonths(months, comparedYear);
  return [...new Set([...compared, ...monthsBetween(addMonths(latest, -23), latest)])].sort();
}

/** Months of the latest month's year, and the latest earlier year that has all of them. */
function yearToDate(at: ByMonth, latest: Month): YearToDateSums {
  const own = present(at, monthsBetween(toMonth(yearOf(latest), 1), latest));
  const months = own.map(({ month }) => month);
  const comparedYear = comparedYearOf(months, at.keys());
  return {
    months,
    receipts: sumOf(own),
    revpar: revparOf(own),
    revparMonths: own.filter(hasRooms).map(({ month }) => month),
    comparedYear,
    receiptsBefore: comparedYear === null ? null : sumOf(present(at, sameMonths(months, comparedYear))),
  };
}

function hasRooms({ rooms }: Pick<ComparableMonth, 'rooms'>): boolean {
  return (rooms ?? 0) > 0;
}

/** Dollars, 2 decimals, of the months that have rooms; null if there are none. */
function revparOf(months: readonly ComparableMonth[]): number | null {
  const cents = revparOfMonths(
    months.map(({ month, revparReceipts = 0, rooms = null }) => ({ month, receipts: revparReceipts, rooms })),
  );
  return toDollars(cents);
}

/** The same for a single property, which is always like for like. */
export function changesOfProperty(
  receipts: readonly Omit<ComparableMonth, 'alike'>[],
  latest: Month,
): Omit<HeadlineChanges, 'receiptsLikeForLike' | 'ttmLikeForLike' | 'nearest'> & {
  yearToDate: YearToDate | null;
  wasNotOpen: boolean;
} {
  const at = new Map(receipts.map((each) => [each.month, each]));
  const pairOf = (month: Month, before: Month): Alike | null =>
    alikeOfProperty(at.get(month), at.get(before));
  const months = receipts.map((each) => ({ ...each, alike: pairOf(each.month, addMonths(each.month, -12)) }));
  const all = headlineChanges(months, latest);
  const { nearest, receiptsLikeForLike, ttmLikeForLike: _, ...rest } = all;
  // The receipts of a property are its own, so that nothing else keeps them from being compared.
  const changes = { ...rest, wasNotOpen: receiptsLikeForLike?.change === null };
  if (nearest === null) return { ...changes, yearToDate: null };
  const { months: own, comparedYear } = nearest;
  const before = comparedYear === null ? [] : sameMonths(own, comparedYear);
  const alike = sumAlike(before.map((month, i) => pairOf(own[i] ?? month, month)));
  return { ...changes, yearToDate: yearToDateOf(nearest, alike) };
}

type MonthOfProperty = Omit<ComparableMonth, 'alike'>;

/** Idle is a hotel without receipts or rooms that count; bars have no rooms. */
function alikeOfProperty(month?: MonthOfProperty, before?: MonthOfProperty): Alike | null {
  if (!month || !before) return null;
  const pair = { later: month.receipts, earlier: before.receipts };
  const isIdle = [month, before].some(
    ({ receipts, rooms }) => rooms !== undefined && receipts <= 0 && !hasRooms({ rooms }),
  );
  return { ...pair, idle: isIdle ? pair : null };
}

/** A year-to-date figure with its comparison. */
export function yearToDateOf(nearest: YearToDateSums, alike: Alike | null): YearToDate {
  const { receipts: later, receiptsBefore: earlier } = nearest;
  const periods = earlier === null ? null : { later, earlier, alike };
  const compared = periods && likeForLike(periods);
  return {
    ...nearest,
    likeForLike: compared,
    receiptsChange: compared?.change ?? null,
    receiptsChangeWithoutIdle: periods && changeWithoutIdle(periods),
  };
}
