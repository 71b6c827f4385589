import { formatShortMonth, monthName, partsOf } from './formatMonth.ts';
import { stretchesOf } from './monthArithmetic.ts';
import type { Period } from './monthArithmetic.ts';

function stretchText({ from: first, to: last }: Period): string {
  if (first === last) return formatShortMonth(first);
  if (partsOf(first).year !== partsOf(last).year) {
    return `${formatShortMonth(first)} – ${formatShortMonth(last)}`;
  }
  return `${monthName(partsOf(first).month).slice(0, 3)}–${formatShortMonth(last)}`;
}

/** Months in order, in brief: `Jan–Mar 2023, May–Nov 2023`. */
export function formatMonths(months: readonly string[]): string {
  return stretchesOf(months).map(stretchText).join(', ');
}

/** The months with figures, out of a number of months: `Jan–Nov 2023, 11 of 12 months`. */
export function formatMonthsOf(months: readonly string[], wanted: number): string {
  return `${formatMonths(months)}, ${String(months.length)} of ${String(wanted)} months`;
}

/** The months that a change compares, ` over Aug–Sep 2017`, if they are others than a reader would take them for. */
export function overMonths(compared: readonly string[], expected: readonly string[]): string {
  const isExpected = compared.join() === expected.join();
  return isExpected || compared.length === 0 ? '' : ` over ${formatMonths(compared)}`;
}
