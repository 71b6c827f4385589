import { brandOfFiling, joinBrand } from '../../../server/market/brands/brandOfFiling.rules.ts';
import {
  countedReceipts,
  countedRooms,
  flagInForce,
  isBesideMonthly,
} from '../../../server/market/hotels/countedFigures.rules.ts';
import { monthOfFilings, placeOfFilings } from '../../../server/market/hotels/monthOfFilings.rules.ts';
import { columnList } from '../../../server/platform/lib/columns.sql.ts';

/**
 * Property months that the changes affect: the months of each changed filing and, if a property also has a
 * filing that the source had summed over the quarter, the whole quarter, because such a filing only counts
 * while the quarter has no monthly filing. `has_quarter` if a current filing over a quarter covers it.
 */
export const touchMonths = `/* hotelMonths.touchMonths */
  create temporary table touched_hotel_month on commit drop as
  with period as (select distinct period_end, period_months from hotel_change),
  covered as (
    select period_end, period_months, month::date,
      (date_trunc('quarter', month) + interval '3 months - 1 day')::date as quarter_end
    from period
    cross join lateral generate_series(
      date_trunc('month', period_end) - (period_months - 1) * interval '1 month', period_end, '1 month'
    ) month
  ), quarter as (
    select property_id, period_end, bool_or(filer_type = 50) as is_summed
    from hotel_filing
    where period_months = 3 and replaced_by_release_id is null
      and period_end = any(array(select distinct quarter_end from covered))
    group by property_id, period_end
  ), touched as (
    select c.property_id, covered.month, covered.quarter_end
    from hotel_change c join covered using (period_end, period_months)
    union
    select q.property_id, month::date, q.period_end
    from quarter q
    cross join lateral generate_series(date_trunc('quarter', q.period_end), q.period_end, '1 month') month
    where q.is_summed and q.property_id in (select property_id from hotel_change)
  )
  select t.property_id, t.month, q.property_id is not null as has_quarter
  from touched t
  left join quarter q on q.property_id = t.property_id and q.period_end = t.quarter_end`;

/** Each touched month of a filed quarter with the filing periods that cover it, and the days that fall to it. */
export const coverMonths = `/* hotelMonths.coverMonths */
  create temporary table covering_period on commit drop as
  with touched as (select distinct month from touched_hotel_month where has_quarter),
  bounds as (
    select month,
      (month + interval '1 month')::date as next_month,
      date_trunc('quarter', month)::date as quarter,
      (date_trunc('quarter', month) + interval '3 months')::date as next_quarter
    from touched
  )
  select month, next_month - 1 as period_end, 1::smallint as period_months,
    0 as days_before, next_month - month as days, next_month - month as days_in_all
  from bounds
  union all
  select month, next_quarter - 1, 3::smallint, month - quarter, next_month - month, next_quarter - quarter
  from bounds`;

/**
 * The touched months to write. Of sparse months each property is looked up; to read the others whole takes
 * less time.
 */
type Touched = 'all' | 'summed' | 'sparse';

/** SQL of the touched months `t`. */
const touched: Record<Touched, string> = {
  all: 'touched_hotel_month t',
  summed: '(select * from touched_hotel_month where month not in (select month from sparse_hotel)) t',
  sparse:
    '(select touched.* from touched_hotel_month touched join sparse_hotel using (property_id, month)) t',
};

/** SQL that names the touched months once more, for an index by month; `of` turns them into what it has. */
function alsoWhole(which: Touched, column: string, of = 'month'): string {
  return which === 'sparse' ? '' : `and ${column} = any(array(select distinct ${of} from ${touched[which]}))`;
}

function removeMonths(which: Touched): string {
  return `/* hotelMonths.removeMonths ${which} */
  delete from hotel_month m using ${touched[which]}
  where m.property_id = t.property_id and m.month = t.month
    ${alsoWhole(which, 'm.month')}`;
}

const monthColumns = `property_id, month, room_receipts_cents, filed_receipts_cents, taxable_receipts_cents,
    apportioned_cents, room_capacity, filed_rooms, receipts_flag, rooms_flag, is_marketplace, is_left_out, city,
    county_code, zip, brand_id, release_id`;

/**
 * Months without a filing over a quarter are as filed: at most one current filing covers them. Most months are
 * like this and need no grouping. Receipts and rooms that count are beside those that were filed; a month whose
 * filings an operator left out is marked and is in no sum.
 */
function addFiledMonths(which: Touched): string {
  return `/* hotelMonths.addFiledMonths ${which} */
  insert into hotel_month (${monthColumns})
  select
    f.property_id, t.month, coalesce(${countedReceipts('f')}, 0), f.room_receipts_cents,
    f.taxable_receipts_cents, 0, ${countedRooms('f')}, nullif(f.room_capacity, 0),
    ${flagInForce('f', 'receipts_flag')}, ${flagInForce('f', 'rooms_flag')}, f.is_marketplace, f.decision is not distinct from 'LEFT_OUT', f.city, f.county_code, f.zip, ${brandOfFiling},
    f.release_id
  from ${touched[which]}
  join hotel_filing f on f.property_id = t.property_id
    and f.period_end = (t.month + interval '1 month - 1 day')::date
    ${alsoWhole(which, 'f.period_end', "(month + interval '1 month - 1 day')::date")}
    and f.filer_type = 50 and f.period_months = 1 and f.replaced_by_release_id is null
  ${joinBrand}
  where not t.has_quarter`;
}

const apportioned = { ...monthOfFilings, ...placeOfFilings };

/** Months of a quarter that was filed as one: the sum of the current filings that cover them, quarters by days. */
function addApportionedMonths(which: Touched): string {
  return `/* hotelMonths.addApportionedMonths ${which} */
  insert into hotel_month (property_id, month, ${columnList(Object.keys(apportioned))}, brand_id)
  select f.property_id, c.month, ${Object.values(apportioned).join(', ')}, max(${brandOfFiling})
  from covering_period c
  join hotel_filing f
    on f.period_end = c.period_end and f.period_months = c.period_months and f.replaced_by_release_id is null
  join ${touched[which]} on t.property_id = f.property_id and t.month = c.month and t.has_quarter
  ${joinBrand}
  where not ${isBesideMonthly('f')}
  group by f.property_id, c.month`;
}

/** Writes the touched months again. */
export function writeMonths(which: Touched): string[] {
  return [removeMonths(which), addFiledMonths(which), addApportionedMonths(which)];
}
