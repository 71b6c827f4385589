/**
 * The property months that the changes reach: the months of each changed filing, and, where a property also has
 * a filing that the source had summed over the quarter, all of that quarter, since such a filing only counts
 * while no monthly filing of the quarter exists.
 */
export const touchMonths = `/* hotelMonths.touchMonths */
  create temporary table touched_hotel_month on commit drop as
  with period as (select distinct period_end, period_months from hotel_change),
  covered as (
    select period_end, period_months, month::date
    from period
    cross join lateral generate_series(
      date_trunc('month', period_end) - (period_months - 1) * interval '1 month', period_end, '1 month'
    ) month
  )
  select distinct property_id, month from (
    select c.property_id, covered.month
    from hotel_change c join covered using (period_end, period_months)
    union all
    select f.property_id, month::date
    from hotel_filing f
    cross join lateral generate_series(date_trunc('quarter', f.period_end), f.period_end, '1 month') month
    where f.filer_type = 50 and f.period_months = 3 and f.replaced_by_release_id is null
      and f.period_end in (
        select (date_trunc('quarter', period_end) + interval '3 months - 1 day')::date from period
      )
      and f.property_id in (select property_id from hotel_change)
  ) touched`;

/** Each touched month with the filing periods that cover it, and the days of it that fall to the month. */
export const coverMonths = `/* hotelMonths.coverMonths */
  create temporary table covering_period on commit drop as
  with touched as (select distinct month from touched_hotel_month),
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

export const removeMonths = `/* hotelMonths.removeMonths */
  delete from hotel_month m using touched_hotel_month t
  where m.property_id = t.property_id and m.month = t.month`;

/**
 * A property's month is the sum of its current filings that cover it; quarterly filings by days. A month with a
 * suspect value that the operator has not accepted is marked, and left out of every aggregate.
 */
export const addMonths = `/* hotelMonths.addMonths */
  insert into hotel_month (
    property_id, month, room_receipts_cents, taxable_receipts_cents, apportioned_cents, room_capacity,
    is_marketplace, is_suspect, city, county_code, zip, brand_id, release_id
  )
  select
    f.property_id,
    c.month,
    sum(apportioned_cents(f.room_receipts_cents, c.days_before, c.days, c.days_in_all))::bigint,
    sum(apportioned_cents(f.taxable_receipts_cents, c.days_before, c.days, c.days_in_all))::bigint,
    coalesce(sum(apportioned_cents(f.room_receipts_cents, c.days_before, c.days, c.days_in_all))
      filter (where c.period_months = 3), 0)::bigint,
    nullif(max(f.room_capacity), 0),
    bool_or(f.is_marketplace),
    bool_or(f.is_suspect and f.suspect_accepted_at is null),
    max(f.city),
    max(f.county_code),
    max(f.zip),
    max(b.brand_id),
    max(f.release_id)
  from covering_period c
  join hotel_filing f
    on f.period_end = c.period_end and f.period_months = c.period_months and f.replaced_by_release_id is null
  join touched_hotel_month t on t.property_id = f.property_id and t.month = c.month
  left join brand_name_match b
    on b.brand_id is not null and b.location_name = f.location_name
      and f.room_capacity >= 10 and not f.is_marketplace
  where not (
    f.filer_type = 50 and f.period_months = 3 and exists (
      select from hotel_filing monthly
      where monthly.property_id = f.property_id and monthly.filer_type = 50 and monthly.period_months = 1
        and monthly.replaced_by_release_id is null
        and monthly.period_end > (f.period_end - interval '3 months')::date and monthly.period_end <= f.period_end
    )
  )
  group by f.property_id, c.month`;
