import { addMonths, daysIn, yearOf, type Month } from '../../server/platform/lib/month.ts';

/** Figures recalculated from the raw text in whole numbers, as the product's clients must get them. */

/** Cents over room-nights as dollars with 2 decimals, half a cent up; null without rooms. */
function rawRevpar(cents: bigint, nights: bigint): number | null {
  return nights === 0n ? null : dollars((2n * cents + nights) / (2n * nights));
}

/** RevPAR of a month. */
export function rawRevparOf(month: Month, { cents, rooms }: RawMonth): number | null {
  return rawRevpar(cents, nightsOf(month, rooms));
}

export function dollars(cents: bigint): number {
  return Number(cents) / 100;
}

interface RawExempt {
  exempt: bigint;
  exemptOf: bigint;
}

/** The exempt part of all of them in percent with 1 decimal, half up; null if they have no receipts. */
export function rawExemptShare(all: readonly RawExempt[]): number | null {
  const exempt = all.reduce((sum, each) => sum + each.exempt, 0n);
  const whole = all.reduce((sum, each) => sum + each.exemptOf, 0n);
  return whole <= 0n ? null : Number((2000n * exempt + whole) / (2n * whole)) / 10;
}

export interface RawMonth {
  cents: bigint;
  rooms: number;
}

const nightsOf = (month: Month, rooms: number): bigint => BigInt(rooms * daysIn(month));

/** The twelve months that end with one; null unless all are there. */
function twelve<T>(months: ReadonlyMap<Month, T>, last: Month): [Month, T][] | null {
  const window = Array.from({ length: 12 }, (_, back) => addMonths(last, back - 11));
  const found = window.flatMap((month): [Month, T][] => {
    const figures = months.get(month);
    return figures === undefined ? [] : [[month, figures]];
  });
  return found.length === 12 ? found : null;
}

/** Sum of the twelve months that end with one, in dollars. */
export function rawTtm(months: ReadonlyMap<Month, { cents: bigint }>, last: Month): number | null {
  const window = twelve(months, last);
  return window && dollars(window.reduce((sum, [, { cents }]) => sum + cents, 0n));
}

/** Mean of twelve RevPARs as one exact fraction, rounded up to a whole dollar. */
export function rawTtmRevpar(months: ReadonlyMap<Month, RawMonth>, last: Month): number | null {
  const window = twelve(months, last);
  if (window === null || window.some(([, { rooms }]) => rooms === 0)) return null;
  let [numerator, denominator] = [0n, 1n];
  for (const [month, { cents, rooms }] of window) {
    const nights = nightsOf(month, rooms);
    [numerator, denominator] = [numerator * nights + cents * denominator, denominator * nights];
  }
  const whole = 1200n * denominator;
  return Number((numerator + whole - 1n) / whole);
}

/**
 * Receipts and RevPAR of a range of months. A property's months without rooms add nothing to its RevPAR; a
 * place's months have rooms or count anyway.
 */
export function rawRange(
  months: ReadonlyMap<Month, RawMonth>,
  isWithin: (month: Month) => boolean,
  countsWithoutRooms = false,
) {
  const kept = [...months].filter(([month]) => isWithin(month));
  const withRooms = kept.filter(([, { rooms }]) => rooms > 0 || countsWithoutRooms);
  const sum = (rows: typeof kept): bigint => rows.reduce((all, [, { cents }]) => all + cents, 0n);
  return {
    receipts: dollars(sum(kept)),
    revpar: rawRevpar(
      sum(withRooms),
      withRooms.reduce((all, [month, { rooms }]) => all + nightsOf(month, rooms), 0n),
    ),
  };
}

/** A repeatable choice: the same seed takes the same items of a list. */
export function choose<T>(items: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Months with their values, the oldest first. */
export const inOrder = <T>(months: ReadonlyMap<Month, T>): [Month, T][] =>
  [...months].sort(([one], [other]) => one.localeCompare(other));

export const yearsOf = (months: ReadonlyMap<Month, unknown>): number[] =>
  [...new Set([...months.keys()].map(yearOf))].sort((one, other) => one - other);

/** Sum of a year's months, in dollars. */
export function totalOf(months: ReadonlyMap<Month, { cents: bigint }>, year: number): number {
  const cents = [...months].filter(([month]) => yearOf(month) === year).map(([, figures]) => figures.cents);
  return dollars(cents.reduce((sum, each) => sum + each, 0n));
}
