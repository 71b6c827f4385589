import { partsOf } from './formatMonth.ts';

/** The first and the last month of months that follow each other, both included. */
export interface Period {
  from: string;
  to: string;
}

function monthIndex(month: string): number {
  const parts = partsOf(month);
  return parts.year * 12 + parts.month - 1;
}

function monthAt(index: number): string {
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The month so many months later, or earlier if negative, as `2023-03`; also takes a date. */
export function addMonths(month: string, count: number): string {
  return monthAt(monthIndex(month) + count);
}

/** The same month of an earlier year: `2022-09`. */
export function yearBefore(month: string, years = 1): string {
  return addMonths(month, -12 * years);
}

/** The number of months of a period; zero or negative if it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return monthIndex(to) - monthIndex(from) + 1;
}

/** As many months as wanted up to the latest one, oldest first. */
export function monthsUpTo(latest: string, count: number): string[] {
  return Array.from({ length: count }, (_, step) => addMonths(latest, step + 1 - count));
}

/** The period of twelve months up to the latest one. */
export function twelveUpTo(latest: string): Period {
  return { from: addMonths(latest, -11), to: latest };
}

/** The months from the first to the last, those between them without a filing too. */
export function everyMonth(kept: readonly string[]): string[] {
  const sorted = [...kept].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  return monthsUpTo(last, lengthOf({ from: first, to: last }));
}

/** Months as periods without a gap; they have to be in order. */
export function stretchesOf(months: readonly string[]): Period[] {
  const stretches: Period[] = [];
  for (const month of months) {
    const last = stretches.at(-1);
    if (last !== undefined && addMonths(last.to, 1) === month) last.to = month;
    else stretches.push({ from: month, to: month });
  }
  return stretches;
}
