import { columnList } from '../lib/columns.ts';
import { partColumns } from './mixedBeverage.columns.ts';

/**
 * Legacy filings whose months may change hands with this release. What a legacy row changes are the months that it
 * names, of its permit; a portal's row may draw every legacy filing of a permit that its property has had, since these
 * count to the portal's property of their permit and zip. A property of legacy releases is numbered by its permit.
 */
export const findLegacy = `/* beverageMonths.findLegacy */
  create temporary table legacy_in_reach on commit drop as
  with reach as (
    select own.taxpayer_number as permit, date_trunc('month', c.period_end) as month
    from beverage_change c join beverage_property own on own.id = c.property_id
    where c.source = 'legacy'
    union
    select held.permit, null
    from beverage_change c join beverage_permit held using (property_id)
  )
  select distinct f.id, f.property_id, f.permit, f.period_end, f.location_zip
  from reach join beverage_filing f using (permit)
  where f.source = 'legacy' and f.replaced_by_release_id is null
    and (reach.month is null or reach.month = date_trunc('month', f.period_end))`;

/** The property months to be rebuilt: of each change, and of all that a legacy filing in reach could count to. */
export const touchMonths = `/* beverageMonths.touchMonths */
  create temporary table touched_beverage_month on commit drop as
  select property_id, date_trunc('month', period_end)::date as month from beverage_change
  union
  select property_id, date_trunc('month', period_end)::date from legacy_in_reach
  union
  select held.property_id, date_trunc('month', l.period_end)::date
  from legacy_in_reach l join beverage_permit held using (permit)
  union
  select held.property_id, date_trunc('month', c.period_end)::date
  from beverage_change c
  join beverage_property own on own.id = c.property_id and c.source = 'legacy'
  join beverage_permit held on held.permit = own.taxpayer_number`;

/** The portal's properties that a legacy filing could count to: those that have had its permit at its zip. */
export const findOwners = `/* beverageMonths.findOwners */
  create temporary table legacy_owner on commit drop as
  select l.id, l.period_end, p.id as portal_id,
    row_number() over (
      partition by l.id
      order by
        (p.responsibility_begin <= l.period_end
          and coalesce(p.responsibility_end, l.period_end) >= date_trunc('month', l.period_end)) desc,
        p.responsibility_begin desc, p.id
    ) as preference
  from legacy_in_reach l
  join beverage_permit held using (permit, location_zip)
  join beverage_property p on p.id = held.property_id`;

/**
 * Legacy filings that count, with the property they count to: the portal's that was responsible then (else the
 * latest), else their own. Where the portal covers the month, they do not count.
 */
export const linkLegacy = `/* beverageMonths.linkLegacy */
  create temporary table linked_legacy on commit drop as
  with covered as (
    select distinct o.id
    from legacy_owner o
    join beverage_filing f on f.property_id = o.portal_id and f.period_end = o.period_end
    where f.source = 'portal' and f.replaced_by_release_id is null
  )
  select l.id, coalesce(o.portal_id, l.property_id) as property_id
  from legacy_in_reach l
  left join legacy_owner o on o.id = l.id and o.preference = 1
  left join covered on covered.id = l.id
  where covered.id is null`;

export const removeMonths = `/* beverageMonths.removeMonths */
  delete from beverage_month m using touched_beverage_month t
  where m.property_id = t.property_id and m.month = t.month
    and m.month = any(array(select distinct month from touched_beverage_month))`;

const monthColumns = `property_id, month, ${columnList(partColumns)}, total_receipts_cents, is_estimate, source,
    city, county_code, zip, release_id`;

/** The portal has one filing a property and month; linked legacy filings only stand where it has none. */
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

/** A part of the receipts that is unknown in one filing of the month is unknown in the month. */
function sumOfKnown(column: string): string {
  return `case when bool_and(f.${column} is not null) then sum(f.${column})::bigint end`;
}

/** A permit's tax may be filed under several addresses of one month: the month is their sum. */
export const addLegacyMonths = `/* beverageMonths.addLegacyMonths */
  insert into beverage_month (${monthColumns})
  select t.property_id, t.month, ${partColumns.map(sumOfKnown).join(', ')},
    sum(f.total_receipts_cents)::bigint, bool_or(f.is_estimate), max(f.source),
    max(f.city), max(f.county_code), max(f.zip), max(f.release_id)
  from linked_legacy linked
  join beverage_filing f using (id)
  join touched_beverage_month t
    on t.property_id = linked.property_id and t.month = date_trunc('month', f.period_end)::date
  group by t.property_id, t.month`;
