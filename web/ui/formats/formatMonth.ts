export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The year and the month (1 to 12) of `2023-03` or of a date. */
export function partsOf(month: string): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}

/** The name of a month from 1 to 12. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** `2023-03` as `March 2023`; also takes a date. */
export function formatMonth(month: string): string {
  const parts = partsOf(month);
  return `${monthName(parts.month)} ${String(parts.year)}`;
}

/** `2023-03` as `Mar 2023`; also takes a date. */
export function formatShortMonth(month: string): string {
  const parts = partsOf(month);
  return `${monthName(parts.month).slice(0, 3)} ${String(parts.year)}`;
}

/** `2024-01-06` as `Jan 6, 2024`. */
export function formatDate(date: string): string {
  const { year, month } = partsOf(date);
  return `${monthName(month).slice(0, 3)} ${String(Number(date.slice(8, 10)))}, ${String(year)}`;
}

/** The number of days of a month (`2023-02`). */
export function daysOf(month: string): number {
  const parts = partsOf(month);
  return new Date(Date.UTC(parts.year, parts.month, 0)).getUTCDate();
}

/** The quarter, 1 to 4, of a month from 1 to 12. */
export function quarterOf(month: number): number {
  return Math.ceil(month / 3);
}

/** Every year from the first there can be data for to the given one, the latest first. */
export function yearsTo(latest: number, first = 2000): number[] {
  return Array.from({ length: latest - first + 1 }, (_, index) => latest - index);
}
