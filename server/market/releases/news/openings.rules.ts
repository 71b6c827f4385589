import { isStanding, neighborsInEstablishment, propertiesWith } from '../../premises/establishment.sql.ts';
import { SILENT_MONTHS } from '../latestPeriod.rules.ts';
import { publishedMonths } from '../publishedMonths.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

/** SQL of all filings of a property, given as SQL: current and replaced ones, each through its own index. */
function filingsOf(product: ProductName, property: string): string {
  const filings = `select * from ${product}_filing where property_id = ${property} and replaced_by_release_id`;
  return `(${filings} is null union all ${filings} is not null)`;
}

/** SQL condition: a property `p` has a successor, which also meets the condition `isWho`. */
function hasSuccessor(product: ProductName, isWho = 'true'): string {
  return `exists (select from ${neighborsInEstablishment(1)}
      where own.product = '${product}' and own.property_id = p.id and ${isWho})`;
}

/**
 * SQL condition: earlier releases had a bar `q` of the portal already, as its permit at its ZIP code. Legacy filings of an
 * earlier owner who held the same permit are those of another property.
 */
const isKnownByPermit = `exists (
      select from beverage_permit held
      join beverage_filing legacy on (legacy.permit, legacy.location_zip) = (held.permit, held.location_zip)
        and legacy.source = 'legacy' and legacy.replaced_by_release_id is null
      left join beverage_legacy_link link on link.filing_id = legacy.id and link.property_id = q.id
      where held.property_id = q.id and legacy.release_id < first.release_id
        and (link.filing_id is not null or legacy.period_end >= q.responsibility_begin)
    )`;

/**
 * SQL condition: a bar `p` of legacy releases is one of the portal's, `held`, which has its permit at its ZIP code, and which
 * also meets the condition `isWhat`.
 */
function isInPortal(isWhat = 'true'): string {
  return `exists (
      select from beverage_permit held
      where (held.permit, held.location_zip) = (p.taxpayer_number, p.location_zip) and held.property_id <> p.id and ${isWhat}
    )`;
}

/** The same of earlier releases: who follows the bar is told of it under the portal's name. */
const isToldInPortal = isInPortal(
  `exists (select from ${filingsOf('beverage', 'held.property_id')} f where f.release_id < first.release_id)`,
);

const nothing = `null::bigint as receipts_before, null::bigint as receipts_after,
      null::bigint as counted_before, null::bigint as counted_after, false as was_estimate, false as is_estimate,
      null::int as rooms_before,
      null::int as rooms_after, null::jsonb as why`;

/** SQL of the last month of a followed property `p`, if nobody filed for it since another one, `q`, began to file. */
const lastFiled = 'case when p.last_month < q.first_month then p.last_month end as last_filed';

/** SQL condition: `p` belongs to the latest owner, and `q` to another hotel or bar at the same premises. */
function isBeside(product: ProductName): string {
  return `(${isStanding(product, 'p.id')} and q.id not in (
      select part.property_id from ${propertiesWith(product, 'p.id')} part
    ))`;
}

/**
 * SQL of properties that appeared in a release for the first time at the premises of a followed property. The followed
 * one was sold if the new one succeeds it; otherwise the new one is an opening of another hotel or bar.
 */
export function handovers(product: ProductName): string {
  const isSold = hasSuccessor(product, 'beside.property_id = q.id');
  return `select first.release_id, case when ${isSold} then 'SOLD' else 'OPENED' end as kind,
      p.id as property_id, coalesce(q.responsibility_begin, q.first_month) as on_day, null::int as period_months,
      ${nothing}, q.id as item, q.id as other_id,
      ${lastFiled}
    from ${product}_mine mine join ${product}_property p on p.id = mine.property_id
    join ${product}_property q on q.premises_id = p.premises_id and q.id <> p.id
    cross join lateral (select min(f.release_id) as release_id from ${filingsOf(product, 'q.id')} f) first
    join release r on r.id = first.release_id
    where first.release_id in (select id from told) and q.first_month >= r.first_month
      and p.first_month < q.first_month and (${isSold} or ${isBeside(product)})
      and exists (select from ${filingsOf(product, 'p.id')} f where f.release_id < first.release_id)
      ${product === 'beverage' ? `and not ${isKnownByPermit} and not ${isToldInPortal}` : ''}`;
}

/**
 * SQL of followed properties that closed without a successor: a release was the first to state the end of the
 * responsibility, or the first to show that nothing had been filed for too long.
 */
export function closures(product: ProductName): string {
  const stated = `(select distinct on (a.property_id) a.release_id, a.property_id, a.responsibility_end as on_day,
        null::date as last_filed
      from ${product}_after a
      where a.responsibility_end is not null and not exists (
        select from ${filingsOf(product, 'a.property_id')} f
        where f.release_id < a.release_id and f.responsibility_end is not null
      )
      order by a.property_id, a.release_id)`;
  // As the status has it: of months that no release has, nobody knows whether they were filed.
  const isSilentBy = (release: string): string => `(select count(*) from (
        ${publishedMonths(product, `r.release_id ${release} and r.period_end >= p.last_month + interval '1 month'`)}
      ) published where month > p.last_month) >= ${String(SILENT_MONTHS)}`;
  const silent = `select told.id, p.id, (p.last_month + interval '1 month - 1 day')::date, p.last_month
      from ${product}_mine mine join ${product}_property p on p.id = mine.property_id
      join release told on told.id in (select id from told) and told.product = '${product}'
        and told.last_month >= p.last_month + interval '${String(SILENT_MONTHS)} months'
      where p.responsibility_end is null and ${isSilentBy('<= told.id')} and not ${isSilentBy('< told.id')}`;
  return `select ended.release_id, 'CLOSED', ended.property_id, ended.on_day, null::int, ${nothing},
      0 as item, null::int as other_id, ended.last_filed
    from (${stated} union all ${silent}) ended
    join ${product}_property p on p.id = ended.property_id
    where not ${hasSuccessor(product)} ${product === 'beverage' ? `and not ${isInPortal()}` : ''}`;
}
