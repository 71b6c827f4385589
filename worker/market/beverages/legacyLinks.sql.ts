import { holdsFirst } from '../../../server/market/beverages/legacyOwner.rules.ts';
import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';

/**
 * Legacy filings have a permit but no taxpayer. Each one that counts is linked to a property: the portal's
 * property that has had its permit at its ZIP code, otherwise the permit's own. If the portal covers the month,
 * the legacy filing does not count. Only the permit links them, by the specification: one that was renewed under another
 * number since counts beside the portal's filing of the month (see the README of server/market/beverages).
 */

const latestFirst = 'period_end desc, total_receipts_cents desc, key_address';

/**
 * A permit's own property is described by other filings than before if a property of the portal has its permit at one of
 * its places for the first time, has filed again, or has withdrawn its filings. A permit of one place has no others.
 */
export const touchMovedPermits = `/* legacyLinks.touchMovedPermits */
  insert into beverage_change (filing_id, line, property_id, period_end, source, kind)
  select distinct on (f.property_id) null::integer, null::bigint, f.property_id, f.period_end, f.source, 'changed'
  from (
    select permit, location_zip from new_beverage_permit
    union
    select held.permit, held.location_zip
    from beverage_change c
    join beverage_property p on p.id = c.property_id
    join beverage_permit held on held.property_id = p.id
    where c.source = 'portal' and (c.kind = 'retired' or p.last_month is null)
  ) held
  join beverage_filing f using (permit, location_zip)
  where f.source = 'legacy' and f.replaced_by_release_id is null and exists (
    select from beverage_filing other
    where other.property_id = f.property_id and other.source = 'legacy' and other.replaced_by_release_id is null
      and other.location_zip <> f.location_zip
  )
  order by f.property_id, f.period_end desc`;

/** Permits at a ZIP code whose latest legacy filing, by the changes of this release, names another place than before. */
export const findMovedPermits = `/* legacyLinks.findMovedPermits */
  create temporary table moved_permit on commit drop as
  with changed as (
    select f.permit, f.location_zip
    from beverage_change c join beverage_filing f using (property_id, period_end)
    where c.source = 'legacy' and f.replaced_by_release_id is null
    union
    select f.permit, f.location_zip
    from beverage_change c join beverage_filing f on f.id = c.filing_id
    where c.source = 'legacy'
  )
  select permit, location_zip, latest.id is not null as is_filed, latest.city, latest.county_code, latest.zip
  from changed
  left join lateral (
    select f.id, f.city, f.county_code, f.zip from beverage_filing f
    where (f.permit, f.location_zip) = (changed.permit, changed.location_zip)
      and f.source = 'legacy' and f.replaced_by_release_id is null
    order by ${latestFirst} limit 1
  ) latest on true
  left join beverage_permit_place known using (permit, location_zip)
  where (latest.id is null, latest.city, latest.county_code, latest.zip)
    is distinct from (known.permit is null, known.city, known.county_code, known.zip)`;

export const movePermits = `/* legacyLinks.movePermits */
  delete from beverage_permit_place known using moved_permit moved
  where (known.permit, known.location_zip) = (moved.permit, moved.location_zip);
  insert into beverage_permit_place (permit, location_zip, city, county_code, zip)
  select permit, location_zip, city, county_code, zip from moved_permit where is_filed`;

/**
 * The legacy filings whose property or place may change with this release: those of the permits' months that it
 * changes; those of a permit that has moved, or that a property of the portal has for the first time; those of all
 * permits of a property that has moved or is withdrawn; and, of the others', those of the months that the portal
 * covers now or no longer.
 */
export const findLegacy = `/* legacyLinks.findLegacy */
  create temporary table legacy_in_reach on commit drop as
  with reach as (
    select f.id from beverage_change c join beverage_filing f using (property_id, period_end)
    where c.source = 'legacy' and f.replaced_by_release_id is null
    union
    select f.id from moved_permit join beverage_filing f using (permit, location_zip)
    where f.source = 'legacy' and f.replaced_by_release_id is null
    union
    select f.id
    from (
      select permit, location_zip from new_beverage_permit
      union
      select permit, location_zip from beverage_permit
      where property_id in (
        select property_id from redescribed_beverage where has_moved
        union
        select property_id from beverage_change where source = 'portal' and kind = 'retired'
      )
    ) held join beverage_filing f using (permit, location_zip)
    where f.source = 'legacy' and f.replaced_by_release_id is null
    union
    select f.id
    from beverage_change c
    join beverage_permit held using (property_id)
    join beverage_filing f on (f.permit, f.location_zip, f.period_end) = (held.permit, held.location_zip, c.period_end)
    where c.source = 'portal' and f.source = 'legacy' and f.replaced_by_release_id is null
  )
  select f.id, f.property_id, f.permit, f.location_zip, f.period_end, f.total_receipts_cents, f.is_estimate, f.release_id
  from reach join beverage_filing f using (id)`;

/** The portal's properties that a legacy filing could count toward: those that have had its permit at its ZIP code. */
export const findOwners = `/* legacyLinks.findOwners */
  create temporary table legacy_owner on commit drop as
  select l.id, l.period_end, p.id as portal_id, p.city, p.county_code, p.zip,
    row_number() over (
      partition by l.id
      order by
        ${holdsFirst('p', 'l.period_end')}
    ) as preference
  from legacy_in_reach l
  join beverage_permit held using (permit, location_zip)
  -- A property that the portal has withdrawn has no months.
  join beverage_property p on p.id = held.property_id and p.last_month is not null`;

/**
 * Each legacy filing in reach that counts, with its property and place. If its property is the portal's, it
 * counts at that property's present place: legacy releases use postal cities, and the bars of Katy would be
 * Houston's until the portal begins. Any other counts at the place of the latest filing of its permit at its
 * ZIP code.
 */
export const linkLegacy = `/* legacyLinks.link */
  create temporary table linked_legacy on commit drop as
  with covered as (
    select distinct o.id
    from legacy_owner o
    join beverage_filing f on f.property_id = o.portal_id and f.period_end = o.period_end
    where f.source = 'portal' and f.replaced_by_release_id is null
  )
  select l.id as filing_id, coalesce(o.portal_id, l.property_id) as property_id,
    date_trunc('month', l.period_end)::date as month,
    case when o.id is null then alone.city else o.city end as city,
    case when o.id is null then alone.county_code else o.county_code end as county_code,
    case when o.id is null then alone.zip else o.zip end as zip,
    l.total_receipts_cents, l.is_estimate, l.release_id
  from legacy_in_reach l
  left join legacy_owner o on o.id = l.id and o.preference = 1
  left join beverage_permit_place alone on (alone.permit, alone.location_zip) = (l.permit, l.location_zip)
  where l.id not in (select id from covered)`;

const linked = ['property_id', 'month', 'city', 'county_code', 'zip', 'total_receipts_cents'];

/** Difference between earlier and current links: only their months are calculated again. */
export const findMovedLinks = `/* legacyLinks.findMoved */
  create temporary table moved_link on commit drop as
  with before as (
    select link.* from beverage_legacy_link link
    where link.filing_id in (
      select id from legacy_in_reach
      union
      select filing_id from beverage_change where source = 'legacy' and filing_id is not null
    )
  )
  select filing_id, coalesce(now.month, before.month) as month,
    before.property_id as property_before, now.property_id as property_now
  from before full join linked_legacy now using (filing_id)
  where ${anyDiffers(linked, 'before', 'now')}`;

export const moveLinks = `/* legacyLinks.move */
  delete from beverage_legacy_link link using moved_link moved where link.filing_id = moved.filing_id;
  insert into beverage_legacy_link (filing_id, ${columnList(linked)}, is_estimate, release_id)
  select now.filing_id, ${columnList(linked, 'now')}, now.is_estimate, now.release_id
  from linked_legacy now join moved_link using (filing_id)`;
