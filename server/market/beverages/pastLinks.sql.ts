import { versionsAsOf } from '../releases/asOf.sql.ts';
import { holdsFirst } from './legacyOwner.rules.ts';
import { partColumns } from './placeSums.rules.ts';

const columns = [
  'id',
  'property_id',
  'source',
  'permit',
  'location_zip',
  'period_end',
  'key_address',
  'responsibility_begin',
  'responsibility_end',
  ...partColumns,
  'total_receipts_cents',
  'is_estimate',
  'city',
  'county_code',
  'zip',
];

/** SQL of the order of filings of which the first describes a property or permit. */
export const latestFirst = 'period_end desc, total_receipts_cents desc, key_address';

/**
 * SQL of versions of filings by a release, with two flags to select by. PostgreSQL knows nothing of a common table expression's
 * columns: of conditions on `source` and `replaced_by_release_id` it expects one row, and joins Houston's by nested loops for
 * minutes; of flags it expects half.
 */
export function versionsOf(release: string, where: string): string {
  const versions = versionsAsOf({ table: 'beverage_filing', columns, release, where });
  return `select *, source = 'portal' as is_portal, replaced_by_release_id is null as is_current from (${versions}) version`;
}

/** A legacy filing counts at the place of the portal's property that owns it, else at that of its permit. */
function place(column: string): string {
  return `case when o.id is null then alone.${column} else o.${column} end as ${column}`;
}

/**
 * The links that the worker keeps of legacy filings, as it would have made them at that time; see `legacyLinks.sql.ts`
 * of the worker. The portal's properties of that time own the permits under which they had filed by then (`holder`), and the
 * places are those of the latest filings of that time (`permit_place`). Owners and links are materialized, so that a condition on
 * months has no owner looked up for each filing.
 */
export const links = `owner as materialized (
    select distinct on (l.id) l.id, p.id as portal_id, p.city, p.county_code, p.zip,
      bool_or(covering.property_id is not null) over (partition by l.id) as is_covered
    from legacy l
    join holder p using (permit, location_zip)
    left join beverage_filing covering on (covering.property_id, covering.period_end) = (p.id, l.period_end)
      and covering.is_portal and covering.is_current
    order by l.id, ${holdsFirst('p', 'l.period_end')}
  ), link as materialized (
    select l.id, coalesce(o.portal_id, l.property_id) as property_id, l.period_end, l.total_receipts_cents, l.is_estimate,
      l.release_id, coalesce(l.total_receipts_cents <> any(replaced.totals), false) as is_revised,
      ${place('city')}, ${place('county_code')}, ${place('zip')}
    from legacy l
    left join owner o on o.id = l.id
    left join (
      select property_id, period_end, replaced_by_release_id, array_agg(total_receipts_cents) as totals
      from beverage_filing
      where not is_portal and not is_current
      group by property_id, period_end, replaced_by_release_id
    ) replaced on (replaced.property_id, replaced.period_end, replaced.replaced_by_release_id)
      = (l.property_id, l.period_end, l.release_id)
    join permit_place alone on (alone.permit, alone.location_zip) = (l.permit, l.location_zip)
    where o.is_covered is not true
  )`;
