import { addMonths, type Month } from '../platform/lib/month.ts';

/** For each of the months, which are in order, the 12 consecutive ones that end with it; null where one is missing. */
export function trailingTwelveOf<Item extends { month: Month }>(months: readonly Item[]): (Item[] | null)[] {
  return months.map((latest, i) => {
    const window = months.slice(Math.max(i - 11, 0), i + 1);
    return window.length === 12 && window[0]?.month === addMonths(latest.month, -11) ? window : null;
  });
}
