import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';
import { placing, placingJoins } from './beveragePlacing.sql.ts';
import { isEstimate } from './estimates.sql.ts';
import { filedColumns } from './mixedBeverage.columns.ts';

/**
 * SQL of the address, with its ZIP code, that separates the legacy filings of a permit and month: in the month in which a
 * bar got another one, both were filed.
 */
const keyAddress = "regexp_replace(upper(location_address), '\\s+', ' ', 'g') || ' ' || location_zip";

/**
 * Legacy releases state the tax, not the receipts, and several rows of one permit, month and address, which are
 * summed. Receipts are the tax divided by the rate of its period: 14% before 2014, 6.7% since then. Adds the
 * filing's columns that are not staged, and turns legacy rows into filings.
 */
export const sumLegacyRows = `/* mixedBeverage.sumLegacyRows */
  alter table staged_beverage add column key_address text not null default '';
  update staged_beverage set
    taxpayer_number = permit,
    key_address = ${keyAddress}
  where source = 'legacy';
  update staged_beverage s set tax_cents = summed.tax_cents
  from (
    select permit, period_end, key_address, sum(tax_cents)::bigint as tax_cents, min(line) as line
    from staged_beverage where source = 'legacy'
    group by permit, period_end, key_address having count(*) > 1
  ) summed
  where s.line = summed.line;
  delete from staged_beverage s using (
    select line, row_number() over (partition by permit, period_end, key_address order by line) as occurrence
    from staged_beverage where source = 'legacy'
  ) numbered
  where s.line = numbered.line and numbered.occurrence > 1;
  update staged_beverage set total_receipts_cents =
    round(tax_cents / case when period_end < date '2014-01-01' then 0.14 else 0.067 end)
  where source = 'legacy'`;

export const addProperties = `/* mixedBeverage.addProperties */
  insert into beverage_property (taxpayer_number, location_number)
  select distinct s.taxpayer_number, s.location_number
  from staged_beverage s
  where not exists (
    select from beverage_property p
    where p.taxpayer_number = s.taxpayer_number and p.location_number = s.location_number
  )`;

/**
 * Legacy rows that a later published release supersedes: it restates their permit, month and address, or moved
 * the permit's month to another address. The latest release counts, whatever the order of imports.
 */
export const dropOutdatedLegacy = `/* mixedBeverage.dropOutdatedLegacy */
  with stated as materialized (
    select s.line, p.id as property_id, s.period_end, s.key_address
    from staged_beverage s join beverage_property p using (taxpayer_number, location_number)
    where s.source = 'legacy'
  ), later_release as materialized (
    select release_id from release_period
    where series = 'legacy' and period_end > (select period_end from staged_period where series = 'legacy')
  ), later as materialized (
    select distinct f.property_id, f.period_end, f.key_address
    from stated s
    cross join lateral (
      -- Looked up one by one: of how many later filings there are, the planner knows nothing.
      select later.* from beverage_filing later
      where (later.property_id, later.period_end) = (s.property_id, s.period_end)
        and later.source = 'legacy' and later.replaced_by_release_id is null
        and later.release_id = any(array(select release_id from later_release))
      offset 0
    ) f
    where exists (select from later_release)
  ), known as (
    select later.*, stated.line is not null as is_stated
    from later left join stated using (property_id, period_end, key_address)
  )
  delete from staged_beverage where line in (
    select stated.line
    from stated join known using (property_id, period_end)
    where stated.key_address = known.key_address or not known.is_stated
  )`;

/**
 * The difference between the staged release and the current filings. A portal release restates its months
 * completely: current filings that are not staged are retired. A legacy release restates the permits' months
 * that it names. In these, a new address for a known permit and month is a correction of the old one (the same
 * tax, re-filed), so addresses that it does not repeat are retired; if it only repeats known addresses, the
 * others stay.
 */
export const findChanges = `/* mixedBeverage.findChanges */
  create temporary table beverage_change on commit drop as
  with staged as (
    select p.id as property_id, s.*
    from staged_beverage s
    join beverage_property p using (taxpayer_number, location_number)
  ), current_filing as (
    select f.* from beverage_filing f
    where f.replaced_by_release_id is null and (
      f.source = 'portal' and f.period_end = any(array(select period_end from staged_period where series = 'portal'))
      or f.source = 'legacy'
        and (f.property_id, f.period_end) in (select property_id, period_end from staged where source = 'legacy')
    )
  ), moved as (
    select distinct s.property_id, s.period_end
    from staged s
    where s.source = 'legacy' and not exists (
      select from current_filing f
      where (f.property_id, f.period_end, f.key_address) = (s.property_id, s.period_end, s.key_address)
    )
  )
  select
    f.id as filing_id,
    s.line,
    coalesce(f.property_id, s.property_id) as property_id,
    coalesce(f.period_end, s.period_end) as period_end,
    coalesce(f.source, s.source) as source,
    case when f.id is null then 'added' when s.line is null then 'retired' else 'changed' end as kind
  from current_filing f
  full join staged s
    on (f.property_id, f.period_end, f.key_address, f.source) =
      (s.property_id, s.period_end, s.key_address, s.source)
  where f.id is null
    or s.line is null and (f.source = 'portal' or (f.property_id, f.period_end) in (select * from moved))
    or s.line is not null and ${anyDiffers(filedColumns, 'f', 's')}`;

/** Ends the validity of filings that the release ($1) changes or retires. */
export const retireReplaced = `/* mixedBeverage.retireReplaced */
  update beverage_filing f set replaced_by_release_id = $1
  from beverage_change c
  where f.id = c.filing_id and c.kind <> 'added'`;

/** Adds new and changed filings of the release ($1). */
export const addFilings = `/* mixedBeverage.addFilings */
  insert into beverage_filing (
    property_id, source, period_end, key_address, ${columnList(filedColumns)},
    is_estimate, ${columnList(Object.keys(placing))}, release_id
  )
  select
    c.property_id, s.source, s.period_end, s.key_address, ${columnList(filedColumns, 's')},
    ${isEstimate},
    ${Object.values(placing).join(',\n    ')},
    $1
  from beverage_change c
  join staged_beverage s using (line)
  ${placingJoins}
  where c.kind <> 'retired'`;

/** A full rebuild has no new ones. */
export const createNewPermits = `/* mixedBeverage.createNewPermits */
  create temporary table if not exists new_beverage_permit (
    permit text, location_zip text, property_id integer
  ) on commit drop`;

export const findNewPermits = `${createNewPermits};
  /* mixedBeverage.findNewPermits */
  insert into new_beverage_permit (permit, location_zip, property_id)
  select distinct s.permit, s.location_zip, c.property_id
  from beverage_change c join staged_beverage s using (line)
  where s.source = 'portal' and c.kind <> 'retired'
  except
  select permit, location_zip, property_id from beverage_permit`;

/**
 * Records permits and ZIP codes of the portal's properties in the release. Earlier records stay: a permit is
 * renewed under another number, and earlier years are filed under the old one.
 */
export const addPermits = `/* mixedBeverage.addPermits */
  insert into beverage_permit (permit, location_zip, property_id)
  select permit, location_zip, property_id from new_beverage_permit`;
