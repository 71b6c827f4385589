import { formatShortMonth, monthName, partsOf } from './formatMonth.ts';

function indexOf(month: string): number {
  const parts = partsOf(month);
  return parts.year * 12 + parts.month - 1;
}

/** Months in order as runs of consecutive ones, each with its first and last. */
function runsOf(months: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run !== undefined && indexOf(run[1]) + 1 === indexOf(month)) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

function runText([first, last]: readonly [string, string]): string {
  if (first === last) return formatShortMonth(first);
  if (partsOf(first).year !== partsOf(last).year) {
    return `${formatShortMonth(first)} – ${formatShortMonth(last)}`;
  }
  return `${monthName(partsOf(first).month).slice(0, 3)}–${formatShortMonth(last)}`;
}

/** Months in order, in brief: `Jan–Mar 2023, May–Nov 2023`. */
export function formatMonths(months: readonly string[]): string {
  return runsOf(months).map(runText).join(', ');
}

/** The months with figures, out of a number of months: `Jan–Nov 2023, 11 of 12 months`. */
export function formatMonthsOf(months: readonly string[], wanted: number): string {
  return `${formatMonths(months)}, ${String(months.length)} of ${String(wanted)} months`;
}

/** The 12 months that end with one, in order. */
export function twelveUpTo(last: string): string[] {
  return Array.from({ length: 12 }, (_, step) => {
    const index = indexOf(last) - 11 + step;
    return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
