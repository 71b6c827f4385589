import { groupBy } from '../../platform/lib/byKey.ts';
import { addMonths, daysIn, yearOf, type Month } from '../../platform/lib/month.ts';
import { toDollars } from '../../platform/lib/money.ts';
import { trailingTwelveOf } from '../figures/trailing.ts';

/** Fields of a month that figures are computed from. Rooms are null if unknown or not counted. */
export interface LodgingMonth {
  month: Month;
  /** Cents. */
  roomReceipts: number;
  roomCapacity: number | null;
}

/** RevPAR in whole cents: receipts per available room and day of the period; null without rooms. */
export function revparCents(receiptsCents: number, roomNights: number | null): number | null {
  return roomNights === null || roomNights === 0 ? null : Math.round(receiptsCents / roomNights);
}

/** The same as SQL, for exports, whose rows are written by the database. */
export function revparCentsSql(receiptsCents: string, roomNights: string): string {
  return `floor(${receiptsCents}::float8 / nullif(${roomNights}, 0) + 0.5)::bigint`;
}

/** RevPAR in dollars, 2 decimals; null without rooms. */
export function revpar(receiptsCents: number, rooms: number | null, days: number): number | null {
  return toDollars(revparCents(receiptsCents, rooms === null ? null : rooms * days));
}

/** A part of an amount in percent, 1 decimal; null if one is unknown, or the amount is 0 or less. */
export function shareOf(part: number | null = null, whole: number | null = null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;
}

/** The same as SQL. */
export function shareOfSql(part: string, whole: string): string {
  return `case when ${whole} > 0 then floor(${part} * 1000::float8 / ${whole} + 0.5)::bigint * 0.1 end`;
}

export interface TrailingTwelve {
  /** Sum of 12 months, in cents. */
  receipts: number | null;
  /** Mean of the 12 monthly RevPARs, rounded up to a whole dollar. */
  revpar: number | null;
  /** Receipts of 12 months over their available room-nights, in dollars, 2 decimals. */
  weighted: number | null;
}

const NONE: TrailingTwelve = { receipts: null, revpar: null, weighted: null };

/** Trailing twelve months for each month; null until there are 12 consecutive ones. Months must be in order. */
export function trailingTwelve(months: readonly LodgingMonth[]): TrailingTwelve[] {
  return trailingTwelveOf(months).map((window) => (window ? ofTwelve(window) : NONE));
}

function ofTwelve(months: readonly LodgingMonth[]): TrailingTwelve {
  const receipts = months.reduce((sum, month) => sum + month.roomReceipts, 0);
  let nights = 0;
  let meanCents = 0;
  for (const { month, roomReceipts, roomCapacity } of months) {
    if (!roomCapacity) return { receipts, revpar: null, weighted: null };
    nights += roomCapacity * daysIn(month);
    meanCents += roomReceipts / (roomCapacity * daysIn(month)) / 12;
  }
  return { receipts, revpar: roundUp(meanCents / 100), weighted: Math.round(receipts / nights) / 100 };
}

/** Rounds up to a whole dollar, without binary rounding errors turning 100 into 101. */
function roundUp(dollars: number): number {
  return Math.ceil(Number(dollars.toFixed(6)));
}

export interface LodgingYear {
  year: number;
  months: number;
  /** Cents. */
  roomReceipts: number;
  /** Whole cents. */
  revpar: number | null;
  /** Months whose rooms count, which RevPAR is of. */
  revparMonths: number;
  /** Sums of the months that the year before has too; null if there are none. */
  compared: Compared | null;
}

/** Whole cents of the months that two years have in common; RevPAR of those whose rooms count in both. */
interface Compared {
  /** Those of the later year, in order. */
  months: Month[];
  revparMonths: Month[];
  receipts: number;
  receiptsBefore: number;
  revpar: number | null;
  revparBefore: number | null;
}

/**
 * Calendar years of the months. Years are compared by the months that both have: a year that is in progress or only
 * partly in the releases must not be compared with a whole one.
 */
export function lodgingYears(months: readonly LodgingMonth[]): LodgingYear[] {
  const byMonth = new Map(months.map((month) => [month.month, month]));
  const years = groupBy(months, ({ month }) => yearOf(month));
  return [...years].map(([year, own]) => {
    const pairs = own.flatMap((month): Pair[] => {
      const before = byMonth.get(addMonths(month.month, -12));
      return before === undefined ? [] : [[month, before]];
    });
    return {
      year,
      months: own.length,
      roomReceipts: receiptsOf(own),
      revpar: revparOf(own),
      revparMonths: own.filter(hasRooms).length,
      compared: compare(pairs),
    };
  });
}

/** A month and the same one a year before. */
type Pair = readonly [now: LodgingMonth, before: LodgingMonth];

function compare(pairs: readonly Pair[]): Compared | null {
  if (pairs.length === 0) return null;
  const roomed = pairs.filter((pair) => pair.every(hasRooms));
  return {
    months: monthsOf(pairs),
    revparMonths: monthsOf(roomed),
    receipts: receiptsOf(pairs.map(([now]) => now)),
    receiptsBefore: receiptsOf(pairs.map(([, before]) => before)),
    revpar: revparOf(roomed.map(([now]) => now)),
    revparBefore: revparOf(roomed.map(([, before]) => before)),
  };
}

function monthsOf(pairs: readonly Pair[]): Month[] {
  return pairs.map(([now]) => now.month);
}

function hasRooms({ roomCapacity }: LodgingMonth): boolean {
  return roomCapacity !== null && roomCapacity > 0;
}

function receiptsOf(months: readonly LodgingMonth[]): number {
  return months.reduce((sum, { roomReceipts }) => sum + roomReceipts, 0);
}

function revparOf(months: readonly LodgingMonth[]): number | null {
  return revparOfMonths(
    months.map(({ month, roomReceipts, roomCapacity }) => ({
      month,
      receipts: roomReceipts,
      rooms: roomCapacity,
    })),
  );
}

/** RevPAR of several months in whole cents, of those that have rooms; null if none has. Takes receipts in cents. */
export function revparOfMonths(
  months: readonly { month: Month; receipts: number; rooms: number | null }[],
): number | null {
  let [nights, roomed] = [0, 0];
  for (const { month, receipts, rooms } of months) {
    if (rooms === null || rooms <= 0) continue;
    nights += rooms * daysIn(month);
    roomed += receipts;
  }
  return revparCents(roomed, nights);
}
