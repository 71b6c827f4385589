import { HOTEL, type Known } from './evidence.ts';

/** Businesses of one address, by the months that they file. */
interface Filed {
  businesses: readonly Known[];
}

/** A sale takes up to three months, in which nobody files. */
export const MOST_MONTHS_BETWEEN = 3;
/** Or both owners file for its month and the next. */
export const MOST_MONTHS_TOGETHER = 1;

const isLarge = ({ rooms }: Known): boolean => (rooms ?? 0) >= HOTEL;

export const hasLarge = ({ businesses }: Filed): boolean => businesses.some(isLarge);

/** The last month that a hotel of at least ten rooms filed. */
export const latestOf = (addresses: readonly Filed[]): number =>
  addresses
    .flatMap(({ businesses }) => businesses.filter(isLarge))
    .reduce((latest, { lastMonth }) => Math.max(latest, lastMonth), -Infinity);

/**
 * True if the hotels of one address begin where those of the other end, and never file beside each other. At the end of
 * what is published every hotel seems to end: somebody in the ZIP code must have filed since (`latest`, its last month).
 * `handOver.sql.ts` says the same in SQL.
 */
export function handsOver(one: Filed, other: Filed, latest: number): boolean {
  if (!hasLarge(one) || !hasLarge(other)) return false;
  let isHandOver = false;
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      const [before, after] =
        business.firstMonth < beside.firstMonth ? [business, beside] : [beside, business];
      if (!areHotels(before, after) || areBeside(before, after)) return false;
      isHandOver ||= isLarge(before) && isLarge(after) && follows(before, after) && after.firstMonth < latest;
    }
  }
  return isHandOver;
}

const areHotels = (one: Known, other: Known): boolean => one.product === 'hotel' && other.product === 'hotel';

const areBeside = (before: Known, after: Known): boolean =>
  before.firstMonth === after.firstMonth ||
  before.lastMonth > after.firstMonth + MOST_MONTHS_TOGETHER ||
  before.lastMonth >= after.lastMonth;

const follows = (before: Known, after: Known): boolean =>
  after.firstMonth - before.lastMonth <= MOST_MONTHS_BETWEEN + 1;
