import { monthOf, toMonth, yearOf, type Month } from '../../../platform/lib/month.ts';

/** The places that visitors see. */
export const TRIAL_CITY = 'MARFA';
export const TRIAL_COUNTY = 'PRESIDIO';

/** As in all charts, earlier months are left out. */
const FIRST_YEAR = 2000;

export interface Range {
  from: Month;
  to: Month;
}

/** Months of a number of calendar years up to the latest one; without a number, of all from 2000 on. */
export function latestYears(latestYear: number, count: number | null | undefined): Range {
  const first = count == null ? FIRST_YEAR : Math.max(FIRST_YEAR, latestYear - count + 1);
  return { from: toMonth(first, 1), to: toMonth(latestYear, 12) };
}

export function isYearIn({ from, to }: Range, year: number): boolean {
  return year >= yearOf(from) && year <= yearOf(to);
}

/** True if a period that ends on the date is within the range. */
export function isPeriodIn({ from, to }: Range, periodEnd: string): boolean {
  const month = monthOf(periodEnd);
  return month >= from && month <= to;
}
