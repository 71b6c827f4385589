import { daysOfMonth, daysOfQuartersMonth } from '../premises/responsibleDays.sql.ts';

/**
 * SQL of the days of a month `m` from the begin to the end of the responsibility of its property `p` (`dates`), if these are fewer
 * than all of them: such a month has the receipts of a part of it, while RevPAR divides by all of its days. Null for all
 * other months, and for months without receipts that count.
 */
export function responsibleDays(m: string, dates = 'p'): string {
  return `case when ${m}.room_receipts_cents > 0 and not ${m}.is_marketplace and not ${m}.is_left_out then
      case when ${m}.apportioned_cents = 0 then ${daysOfMonth(`${m}.month`, dates)}
        else ${daysOfQuartersMonth(`${m}.month`, dates)} end end`;
}
