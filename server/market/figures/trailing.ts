import { addMonths, type Month } from '../../platform/lib/month.ts';

/** The 12 consecutive months that end with each month; null if one is missing. Months must be in order. */
export function trailingTwelveOf<Item extends { month: Month }>(months: readonly Item[]): (Item[] | null)[] {
  return months.map((latest, i) => {
    const window = months.slice(Math.max(i - 11, 0), i + 1);
    return window.length === 12 && window[0]?.month === addMonths(latest.month, -11) ? window : null;
  });
}
