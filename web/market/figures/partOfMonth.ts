import { daysOf } from '../../ui/formats/formatMonth.ts';
import { daysText } from './partialMonths.ts';
import type { MayBePartial } from './partialMonths.ts';

/**
 * `responsible for 17 of 30 days` of a month; null if receipts are of all days. One of a quarterly filing has a part of its
 * receipts, whenever in the quarter they were taken in.
 */
export function partText({ month, responsibleDays, flags = [] }: MayBePartial): string | null {
  const days = daysOf(month);
  if (responsibleDays === null || !flags.includes('APPORTIONED')) return daysText(responsibleDays, days);
  return `receipts of ${String(responsibleDays)} of ${String(days)} days`;
}
