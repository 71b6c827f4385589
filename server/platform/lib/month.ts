/**
 * Months are 'YYYY-MM' in code and GraphQL, and the date of their first day in the database. All arithmetic is
 * on whole months, so no time zone can shift it.
 */
export type Month = string;

/** There is no year 0. */
const MONTH = /^(?!0000)(\d{4})-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** A valid calendar date as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** True for the years 1900 to 2199, with a margin to the dates that the database supports. */
export function isOfOurTime(monthOrDate: string): boolean {
  return /^(19|20|21)/.test(monthOrDate);
}

/** The month of a date ('2023-03-31' → '2023-03'). */
export function monthOf(date: string): Month {
  return date.slice(0, 7);
}

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

/** 1 to 12. */
export function monthNumberOf(month: Month): number {
  return Number(month.slice(5, 7));
}

/** 1 to 4. */
export function quarterOf(month: Month): number {
  return Math.ceil(monthNumberOf(month) / 3);
}

export function toMonth(year: number, monthNumber: number): Month {
  return `${String(year).padStart(4, '0')}-${String(monthNumber).padStart(2, '0')}`;
}

export function addMonths(month: Month, count: number): Month {
  const index = yearOf(month) * 12 + (monthNumberOf(month) - 1) + count;
  return toMonth(Math.floor(index / 12), (index % 12) + 1);
}

/** Every month from the first to the last; none if the last is before the first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function firstDayOf(month: Month): string {
  return `${month}-01`;
}

export function lastDayOf(month: Month): string {
  return `${month}-${String(daysIn(month)).padStart(2, '0')}`;
}

/** Number of days of a month, 28 to 31. */
export function daysIn(month: Month): number {
  return new Date(Date.UTC(yearOf(month), monthNumberOf(month), 0)).getUTCDate();
}

/** Days of the period of `months` months that ends with the month of `periodEnd`. */
export function daysInPeriod(periodEnd: string, months: number): number {
  let days = 0;
  for (let back = 0; back < months; back++) days += daysIn(addMonths(monthOf(periodEnd), -back));
  return days;
}
