import type { Known } from './evidence.ts';

/** Hotels of one address, by the months that they file. */
interface Filed {
  businesses: readonly Known[];
}

/** A sale takes up to three months, in which nobody files, or both owners file for its month and the next. */
const MOST_MONTHS_BETWEEN = 3;

/**
 * True if the hotels of one address begin where those of the other end, and never file beside each other. At the end of
 * what is published every hotel seems to end: somebody in the ZIP code must have filed since (`latest`, its last month).
 */
export function handsOver(one: Filed, other: Filed, latest: number): boolean {
  if (![...one.businesses, ...other.businesses].every(({ product }) => product === 'hotel')) return false;
  let isHandOver = false;
  for (const business of one.businesses) {
    for (const beside of other.businesses) {
      const [before, after] =
        business.firstMonth < beside.firstMonth ? [business, beside] : [beside, business];
      const areBeside =
        before.firstMonth === after.firstMonth ||
        before.lastMonth > after.firstMonth + 1 ||
        before.lastMonth >= after.lastMonth;
      if (areBeside) return false;
      const months = after.firstMonth - before.lastMonth;
      isHandOver ||= months <= MOST_MONTHS_BETWEEN + 1 && after.firstMonth < latest;
    }
  }
  return isHandOver;
}
