import { brandOfFiling, joinBrandOf } from '../brands/brandOfFiling.rules.ts';
import { earliestMonth, joinDescription, joinLatest } from '../premises/describing.rules.ts';
import { currentParts } from '../releases/asOf.sql.ts';
import { columnList } from '../../platform/lib/columns.sql.ts';

/** Columns that a hotel takes from its latest filing as of the release. */
const described = [
  'location_name',
  'room_capacity',
  'filer_type',
  'is_marketplace',
  'city',
  'county_code',
  'zip',
  'responsibility_begin',
  'responsibility_end',
];

/** One whose filings were all withdrawn later is at no premises today, and counts as an address of its own. */
const premises = `coalesce(p.premises_id, case
        when p.last_month is null and latest.location_address <> '' and not latest.is_marketplace then -p.id
      end)`;

/**
 * Common table expression, `past_property`, of hotels (SQL of an array of ids) as of a release (SQL of its number): those
 * that had filed by then, each as the worker would have described it. Their premises are today's. Must come before CTEs
 * that replace today's tables under the same names.
 */
export function pastHotelProperties({ ids, release }: { ids: string; release: string }): string {
  return `past_property as materialized (
    select p.id, p.taxpayer_number, p.location_number, ${premises} as premises_id,
      ${columnList(described, 'latest')}, ${brandOfFiling} as brand_id,
      earliest.month as first_month, date_trunc('month', latest.period_end)::date as last_month
    from hotel_property p
    ${joinDescription('hotel', currentParts('hotel_filing', release))}
    ${joinBrandOf('latest')}
    where p.id = any(${ids})
  )`;
}

/** SQL of the ids of hotels (SQL of a statement of theirs) and of all others at their addresses. */
export function withOthersAtAddresses(ids: string): string {
  return `
    select id from (${ids}) own_property(id)
    union
    select q.id from (${ids}) o(id) join hotel_property own on own.id = o.id
    join hotel_property q on q.premises_id = own.premises_id`;
}

/**
 * The same for every hotel of Texas, with the columns that decide which one was the first at its address. Only hotels
 * without dates get their earliest month.
 */
export function pastHotelsOfTexas(release: string): string {
  const parts = currentParts('hotel_filing', release);
  return `past_property as materialized (
    select p.id, p.taxpayer_number, p.location_number, ${premises} as premises_id, latest.responsibility_begin,
      case when latest.responsibility_begin is null then (${earliestMonth('hotel', parts)}) end as first_month
    from hotel_property p
    ${joinLatest('hotel', parts)}
  )`;
}
