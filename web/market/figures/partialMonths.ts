import { namesOf } from './doubtText.ts';
import { formatMonth, daysOf } from '../../ui/formats/formatMonth.ts';
import { yearBefore } from '../../ui/formats/monthArithmetic.ts';

/** A month of a hotel or bar, with the days that its receipts are of if these are not all of them. */
export interface MayBePartial {
  month: string;
  responsibleDays: number | null;
  flags?: readonly string[];
}

/** `responsible for 17 of 30 days`; null if receipts are of all days. */
export function daysText(responsible: number | null, days: number): string | null {
  return responsible === null ? null : `responsible for ${String(responsible)} of ${String(days)} days`;
}

export interface ChangedMonth {
  month: string;
  /** Days that the receipts a year earlier are of; null of a whole month. */
  responsibleDaysBefore: number | null;
}

/** `only 17 of 30 days in September 2022` of a change from such a month; null of others. */
export function partBeforeText({ month, responsibleDaysBefore }: ChangedMonth): string | null {
  if (responsibleDaysBefore === null) return null;
  const before = yearBefore(month);
  return `only ${String(responsibleDaysBefore)} of ${String(daysOf(before))} days in ${formatMonth(before)}`;
}

/** `partial month: September 2023`; empty for no months. */
export function partialMonthsText(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${months.length === 1 ? 'partial month' : 'partial months'}: ${namesOf(months)}`;
}
