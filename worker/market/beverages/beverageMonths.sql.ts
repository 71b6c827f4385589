import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import { mainPlace, partColumns } from '../../../server/market/beverages/placeSums.rules.ts';

/** The property months to be rebuilt: those of each change, and those that a legacy filing left or joined. */
export const touchMonths = `/* beverageMonths.touchMonths */
  create temporary table touched_beverage_month on commit drop as
  select property_id, date_trunc('month', period_end)::date as month from beverage_change
  union
  select property_before, month from moved_link where property_before is not null
  union
  select property_now, month from moved_link where property_now is not null`;

export const removeMonths = `/* beverageMonths.removeMonths */
  delete from beverage_month m using touched_beverage_month t
  where m.property_id = t.property_id and m.month = t.month
    and m.month = any(array(select distinct month from touched_beverage_month))`;

const monthColumns = `property_id, month, ${columnList(partColumns)}, total_receipts_cents, is_estimate, source,
    city, county_code, zip, release_id`;

/** The portal has one filing per property and month; linked legacy filings apply only if it has none. */
export const addPortalMonths = `/* beverageMonths.addPortalMonths */
  insert into beverage_month (${monthColumns})
  select t.property_id, t.month, ${columnList(partColumns, 'f')}, f.total_receipts_cents, f.is_estimate, f.source,
    f.city, f.county_code, f.zip, f.release_id
  from touched_beverage_month t
  join beverage_filing f on f.property_id = t.property_id
    and f.period_end = (t.month + interval '1 month - 1 day')::date
    and f.period_end = any(array(
      select distinct (month + interval '1 month - 1 day')::date from touched_beverage_month
    ))
    and f.source = 'portal' and f.replaced_by_release_id is null`;

/**
 * A permit's tax may be filed under several addresses in one month: the property's month is their sum. Places
 * count each address separately, see {@link ../beverages/beveragePlaces.ts}. Receipts by beverage are unknown
 * in legacy releases.
 */
export const addLegacyMonths = `/* beverageMonths.addLegacyMonths */
  insert into beverage_month (${monthColumns})
  select t.property_id, t.month, ${partColumns.map(() => 'null::bigint').join(', ')},
    sum(link.total_receipts_cents)::bigint, bool_or(link.is_estimate), 'legacy',
    ${['city', 'county_code', 'zip'].map(mainPlace).join(', ')}, max(link.release_id)
  from touched_beverage_month t
  join beverage_legacy_link link using (property_id, month)
  group by t.property_id, t.month`;
