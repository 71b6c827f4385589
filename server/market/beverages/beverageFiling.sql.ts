import type { ListSql } from '../../platform/lib/list.sql.ts';
import { receiptColumns, revises } from './beverageMonth.sql.ts';

/** SQL of whether a release replaced the filing `old` of a permit and month by the filing `later` at another address. */
function isMoved(old: string, later: string): string {
  return `${old}.replaced_by_release_id = ${later}.release_id and not exists (
        select from beverage_filing same
        where (same.property_id, same.period_end, same.key_address, same.release_id)
          = (${old}.property_id, ${old}.period_end, ${old}.key_address, ${old}.replaced_by_release_id)
      )`;
}

const columns = `
  'beverage-filing:' || f.id as id, f.id as "filingId", f.property_id as "propertyId", f.release_id as "releaseId",
  f.replaced_by_release_id as "replacedByReleaseId",
  case
    when f.source = 'legacy' then (select property_id from beverage_legacy_link link where link.filing_id = f.id)
    when f.replaced_by_release_id is null then f.property_id
  end as "countedPropertyId", f.permit, f.period_end as "periodEnd",
  f.location_name as "locationName", f.location_address as "locationAddress", f.location_city as "locationCity",
  f.location_state as "locationState", f.location_zip as "locationZip", f.taxpayer_name as "taxpayerName",
  ${receiptColumns('f')}, f.tax_cents as tax,
  f.responsibility_begin as "responsibilityBegin", f.responsibility_end as "responsibilityEnd",
  array_remove(array[
    case when f.is_estimate then 'ESTIMATED' end,
    case when exists (
      select from beverage_filing old
      where old.replaced_by_release_id = f.release_id and old.property_id = f.property_id
        and old.period_end = f.period_end and (old.key_address = f.key_address or ${isMoved('old', 'f')})
        and ${revises('f', 'old')}
    ) then 'REVISED' end
  ], null) as flags`;

/** $1: filing ids. */
export const beverageFilingsById = `/* beverageFilingsById */
  select k.position, ${columns}
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join beverage_filing f using (id)`;

/** Earlier versions of filings ($1: ids) that were replaced or retired, also at an address that the filing corrects. */
export const beverageFilingHistory = `/* beverageFilingHistory */
  with recursive version as (
    select k.position, later.id as asked_id, later.id, later.property_id, later.period_end, later.key_address, later.release_id
    from unnest($1::bigint[]) with ordinality as k(id, position)
    join beverage_filing later using (id)
    union
    select later.position, later.asked_id, old.id, old.property_id, old.period_end, old.key_address, old.release_id
    from version later
    join beverage_filing old on old.property_id = later.property_id and old.period_end = later.period_end
      and old.replaced_by_release_id is not null and old.release_id < later.release_id
      and (old.key_address = later.key_address or ${isMoved('old', 'later')})
  )
  select version.position, ${columns}
  from version
  join beverage_filing f using (id)
  where f.id <> version.asked_id
  order by version.position, f.release_id desc, f.id`;

/** `filings`: the current ones, or those as of a release. */
export function beverageFilingList(filings: string, where: string): ListSql {
  return {
    name: 'beverageFilingList',
    columns,
    from: `${filings} f join beverage_property p on p.id = f.property_id`,
    where,
  };
}

/**
 * Filings of each property: its own and, for the portal's properties, the legacy filings that count toward its
 * months. As of a release, the versions current at that time.
 */
export function filingsOfBeverages(filings: string): ListSql {
  const linked = `
      select filed.property_id, filed.period_end, filed.key_address
      from beverage_legacy_link link join beverage_filing filed on filed.id = link.filing_id
      where link.property_id = owner.id and filed.property_id <> owner.id`;
  return {
    name: 'filingsOfBeverages',
    columns,
    from: `(
      select own.* from ${filings} own where own.property_id = owner.id
      union all
      select legacy.* from (${linked}) linked join ${filings} legacy using (property_id, period_end, key_address)
    ) f`,
    where: 'true',
  };
}
