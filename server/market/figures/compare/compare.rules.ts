import { roomsFlags } from '../../hotels/filingFlags.rules.ts';
import { revparCents } from '../../hotels/hotel.rules.ts';
import { changeOf } from '../change.ts';
import type { Change, LikeForLikeReceipts } from '../figures.type.ts';
import type { Product, ReceiptFlag } from '../../enums.ts';
import { likeForLike, type Alike, type TwoPeriods } from '../likeForLike.ts';
import { addMonths, daysIn, type Month } from '../../../platform/lib/month.ts';
import { percentOf } from '../../../platform/lib/percent.ts';

/** Hotels that are compared, the subject included. Comparison sets take as many. */
export const MOST_MEMBERS = 50;
export const MOST_COMPETITORS = MOST_MEMBERS - 1;
export const MOST_MONTHS = 120;

/** A hotel's month as stored; amounts are cents. */
export interface HotelMonthRow {
  month: Month;
  /** Null if an operator left the filings out. */
  receipts: number | null;
  /** Null if unknown, or not to be counted. */
  rooms: number | null;
  /** Why the values are doubtful; some may be there twice. */
  flags: readonly ReceiptFlag[];
}

/** A month of a hotel that is compared. */
export interface ComparedMonthRow extends HotelMonthRow {
  /** True if the receipts are of a part of the month, all owners together. */
  isPartial: boolean;
  /** The latest release that it comes from. */
  releaseId: number;
}

/** A month's receipts in cents, and room-nights if there are rooms. */
export interface Cell {
  receipts: number;
  nights: number | null;
  /** No receipts and, of a hotel, rooms that do not count, as `isIdle` and `isEmptyBar` of a place's pairs of months. */
  isIdle: boolean;
}

/** Counted figures of one hotel, or of several together, by month. */
export type Cells = ReadonlyMap<Month, readonly Cell[]>;

/**
 * Cells of a hotel or bar by month: receipts in cents, available room-nights if its rooms count. Months without receipts have
 * none.
 */
export function cellsOf(rows: readonly HotelMonthRow[], product: Product = 'HOTEL'): Cells {
  return new Map(
    rows.flatMap(({ month, receipts, rooms, flags }): [Month, Cell[]][] => {
      if (receipts === null) return [];
      const nights = rooms ? rooms * daysIn(month) : null;
      const hasNoRooms = product === 'BEVERAGE' || roomsFlags.some((flag) => flags.includes(flag));
      const isIdle = receipts <= 0 && hasNoRooms;
      return [[month, [{ receipts, nights, isIdle }]]];
    }),
  );
}

/** Combines several hotels into one. */
export function together(hotels: readonly Cells[]): Cells {
  const months = new Set(hotels.flatMap((cells) => [...cells.keys()]));
  return new Map([...months].map((month) => [month, hotels.flatMap((cells) => cells.get(month) ?? [])]));
}

/** Cents; null without cells. */
export function receiptsOf(cells: readonly Cell[]): number | null {
  return cells.length === 0 ? null : cells.reduce((sum, { receipts }) => sum + receipts, 0);
}

/** Available room-nights of the cells whose rooms count; null without any. */
export function nightsOf(cells: readonly Cell[]): number | null {
  const known = cells.flatMap(({ nights }) => nights ?? []);
  return known.length === 0 ? null : known.reduce((sum, nights) => sum + nights, 0);
}

/** Cells whose rooms count. */
export function withRooms(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ nights }) => nights !== null);
}

/** Whole cents, of the cells that have rooms. */
export function revparOf(cells: readonly Cell[]): number | null {
  const roomed = withRooms(cells);
  return revparCents(receiptsOf(roomed) ?? 0, nightsOf(roomed));
}

/** The cells of these months. */
export function within(cells: Cells, months: readonly Month[]): Cell[] {
  return months.flatMap((month) => cells.get(month) ?? []);
}

/** 100 times the RevPAR of one hotel divided by that of the set, over the months that both have, 1 decimal. */
export function revparIndex(own: Cells, set: Cells, months: readonly Month[]): number | null {
  const hasBoth = (month: Month): boolean =>
    [own, set].every((cells) => withRooms(cells.get(month) ?? []).length > 0);
  const common = months.filter(hasBoth);
  const ratio = (cells: Cells): number => {
    const roomed = withRooms(within(cells, common));
    return (receiptsOf(roomed) ?? 0) / (nightsOf(roomed) ?? 1);
  };
  const base = ratio(set);
  return common.length === 0 || base === 0 ? null : Math.round((ratio(own) / base) * 1_000) / 10;
}

type Pair = readonly [now: Cell, before: Cell];

/** Each hotel's months paired with those of the year before, or so many years, if it has both. */
export function pairsOf(hotels: readonly Cells[], months: readonly Month[], years = 1): Pair[] {
  return hotels.flatMap((cells) =>
    months.flatMap((month): Pair[] => {
      const now = cells.get(month)?.[0];
      const before = cells.get(addMonths(month, -12 * years))?.[0];
      return now && before ? [[now, before]] : [];
    }),
  );
}

/** By how many whole years a change goes back: so many that no month is in both periods, and the season is the same. */
export function yearsEarlier({ length }: readonly Month[]): number {
  return Math.ceil(length / 12);
}

/** The months that a change compares: any hotel has them in both periods. */
export function monthsInBoth(hotels: readonly Cells[], months: readonly Month[], years: number): Month[] {
  return months.filter((month) => pairsOf(hotels, [month], years).length > 0);
}

/** Months of hotels and those of so many years earlier, without months that no hotel has in both; null without any. */
export function twoYearsOf(hotels: readonly Cells[], months: readonly Month[], years = 1): TwoPeriods | null {
  const compared = monthsInBoth(hotels, months, years);
  if (compared.length === 0) return null;
  const before = compared.map((month) => addMonths(month, -12 * years));
  return {
    later: sumOf(hotels.flatMap((cells) => within(cells, compared))),
    earlier: sumOf(hotels.flatMap((cells) => within(cells, before))),
    alike: alikeOf(pairsOf(hotels, compared, years)),
  };
}

/** Sums of pairs, with the part of those that are idle in one of the two; null without any. */
export function alikeOf(pairs: readonly Pair[]): Alike | null {
  if (pairs.length === 0) return null;
  return { ...sumsOf(pairs), idle: sumsOf(pairs.filter((pair) => pair.some(({ isIdle }) => isIdle))) };
}

function sumsOf(pairs: readonly Pair[]): Alike {
  return { later: sumOf(pairs.map(([now]) => now)), earlier: sumOf(pairs.map(([, before]) => before)) };
}

function sumOf(cells: readonly Cell[]): number {
  return receiptsOf(cells) ?? 0;
}

/** Null if no hotel has a month in both years. */
export function receiptsLikeForLike(
  hotels: readonly Cells[],
  months: readonly Month[],
): LikeForLikeReceipts | null {
  const years = twoYearsOf(hotels, months);
  return years && likeForLike(years);
}

/** Change of RevPAR over the pairs of months whose rooms count in both; null if there are none. */
export function revparChange(pairs: readonly Pair[]): Change | null {
  const roomed = pairs.filter((pair) => withRooms(pair).length === 2);
  return changeOf(revparOf(roomed.map(([now]) => now)), revparOf(roomed.map(([, before]) => before)));
}

/** Receipts above $0, which are ranked, otherwise null: closed hotels file $0, and being ahead of them says nothing. */
export function rankable(receipts: number | null): number | null {
  return receipts !== null && receipts > 0 ? receipts : null;
}

/**
 * How many months a hotel needs to be ranked: 10 of every 12, rounded up, since fewer are another season.
 * Of less than a year only the published ones, which are all that a hotel can have.
 */
export function leastMonths(months: readonly Month[], isPublished: ReadonlySet<Month>): number {
  const { length } = months.length < 12 ? months.filter((month) => isPublished.has(month)) : months;
  return Math.ceil((length * 10) / 12);
}

/** Percent of the sum of all, 2 decimals; null if the sum is 0. */
export function shareOfAll(part: number | null, all: readonly (number | null)[]): number | null {
  const whole = all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return part === null ? null : percentOf(part, whole);
}
