import { daysIn, type Month } from '../../platform/lib/month.ts';

/** Days for which one of the owners of a month was responsible; null if these are all days of the month. */
export function joinDays(rows: readonly { month: Month; responsibleDays: number | null }[]): number | null {
  const days = rows.reduce((sum, { month, responsibleDays }) => sum + (responsibleDays ?? daysIn(month)), 0);
  return rows.some(({ month }) => days >= daysIn(month)) ? null : days;
}
