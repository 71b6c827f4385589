import { addMonths, quarterOf, toMonth, yearOf, type Month } from '../../../platform/lib/month.ts';

/** `2023-Q1`. */
export function quarterName(month: Month): string {
  return `${String(yearOf(month))}-Q${String(quarterOf(month))}`;
}

function after(period: string): string {
  if (!period.includes('Q')) return addMonths(period, 1);
  const quarter = Number(period.slice(-1));
  return quarterName(addMonths(toMonth(yearOf(period), quarter * 3), 3));
}

/** Months or quarters, oldest first, in few words: `2023-01 to 2023-05, 2023-09`. */
export function spansOf(periods: readonly string[]): string {
  const spans: [string, string][] = [];
  for (const period of periods) {
    const span = spans.at(-1);
    if (span && after(span[1]) === period) span[1] = period;
    else spans.push([period, period]);
  }
  return spans.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
}
