import { countedReceipts, countedRooms, flagInForce } from './countedFigures.rules.ts';
import { daysOf, firstDay } from './flagFacts.rules.ts';

/** SQL of the share of an amount of filing `f` in the month of `c`. Filings of one month, nearly all, skip apportioning. */
function share(amount: string): string {
  return `case when c.period_months = 1 then ${amount}
    else apportioned_cents(${amount}, c.days_before, c.days, c.days_in_all) end`;
}

/**
 * SQL that joins to filings `f` the months `c` of their periods, which {@link monthOfFilings} reads. The worker writes the
 * same facts of `c` once for all filings of a period, to `covering_period`.
 */
export const joinMonths = `cross join lateral (
      select month::date as month, f.period_months, month::date - ${firstDay('f')} as days_before,
        (month + interval '1 month')::date - month::date as days, ${daysOf('f')} as days_in_all
      from generate_series(${firstDay('f')}::timestamp, f.period_end::timestamp, interval '1 month') month
    ) c`;

/**
 * Columns of `hotel_month` with the SQL that sums the filings `f` that cover a property's month. Quarters are
 * apportioned by days: `c` has the number of months in the filing's period, the days of the period, the days before
 * the month and the days of the month.
 */
export const monthOfFilings = {
  room_receipts_cents: `coalesce(sum(${share(countedReceipts('f'))}), 0)::bigint`,
  filed_receipts_cents: `sum(${share('f.room_receipts_cents')})::bigint`,
  taxable_receipts_cents: `sum(${share('f.taxable_receipts_cents')})::bigint`,
  apportioned_cents: `coalesce(sum(${share(countedReceipts('f'))}) filter (where c.period_months = 3), 0)::bigint`,
  room_capacity: `max(${countedRooms('f')})`,
  filed_rooms: 'nullif(max(f.room_capacity), 0)',
  receipts_flag: `max(${flagInForce('f', 'receipts_flag')})`,
  rooms_flag: `max(${flagInForce('f', 'rooms_flag')})`,
  is_marketplace: 'bool_or(f.is_marketplace)',
  is_left_out: "bool_and(f.decision is not distinct from 'LEFT_OUT')",
  release_id: 'max(f.release_id)',
} as const;

/**
 * Columns of the place that the month counts toward: all of one filing, so that no city is with another's county. One
 * that counts goes first, then one of the month alone.
 */
const place = `max(array[
    (f.decision is distinct from 'LEFT_OUT')::int::text, (4 - c.period_months)::text, f.city, f.county_code::text, f.zip
  ])`;

export const placeOfFilings = {
  city: `(${place})[3]`,
  county_code: `(${place})[4]::smallint`,
  zip: `(${place})[5]`,
} as const;
