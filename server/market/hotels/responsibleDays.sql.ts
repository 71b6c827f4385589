import { daysOfMonth, daysOfPart } from '../premises/responsibleDays.sql.ts';

/**
 * SQL of the days of a month `m` from the begin to the end of the responsibility of its property `p` (`dates`), if these are fewer
 * than all of them: such a month has the receipts of a part of it, while RevPAR divides by all of its days. Null for all
 * other months, and for months without receipts that count.
 */
export function responsibleDays(m: string, dates = 'p'): string {
  return `case when ${m}.room_receipts_cents > 0 and not ${m}.is_marketplace and not ${m}.is_left_out then
      case when ${m}.apportioned_cents = 0 then ${daysOfMonth(m, dates)} else ${daysOfQuarter(m, dates)} end end`;
}

/**
 * A quarterly filing is cut by days whenever responsibility began within its quarter: each month has the same part of its
 * days, rounded up: two owners who had all days of a quarter make no month look partial, and a day lacks nowhere.
 */
function daysOfQuarter(m: string, dates: string): string {
  const first = `date_trunc('quarter', ${m}.month)::date`;
  const last = `(date_trunc('quarter', ${m}.month) + interval '3 months - 1 day')::date`;
  const month = `extract(day from ${m}.month + interval '1 month - 1 day')::integer`;
  const [begin, end] = [`${dates}.responsibility_begin`, `${dates}.responsibility_end`];
  const responsible = daysOfPart({ first, last, begin, end });
  return `nullif(ceil((${responsible})::numeric * ${month} / (${last} - ${first} + 1))::integer, ${month})`;
}
