import { hasMonthlyFilers } from '../../releases/publishedMonths.rules.ts';
import { isInForce } from '../../hotels/filingDecision.rules.ts';
import { isIncomplete } from '../../releases/incompleteMonths.rules.ts';

/**
 * SQL of months of hotels, places and brands of which nothing counts, because an operator left out all that was filed. Their
 * receipts are unknown, so the tables of sums have no rows for them: 0 would be a month without guests. The months of
 * properties that are left out are few and have an index of their own, so what was filed is summed on request.
 */

/** A hotel, place or brand that is asked for as `k`. */
interface Owner {
  /** Its table of sums, and SQL of the condition on which a row `kept` of it is the owner's; a hotel has none. */
  sums?: { table: string; isKept: string };
  /** SQL of the condition that a property's month `m` belongs to the owner. */
  isOf: string;
}

/** SQL from FROM to WHERE: the months `m` of properties that make up such months. */
function monthsOf({ sums, isOf }: Owner): string {
  const without =
    sums &&
    ` and ${hasMonthlyFilers('m.month')}
      and not exists (select from ${sums.table} kept where ${sums.isKept} and kept.month = m.month)`;
  return `from hotel_month m
    where m.is_left_out and ${isOf}${without ?? ''}`;
}

/** Filings are left out by few operators for few reasons. */
const MOST_NOTES = 10;

/** SQL of the note on the decision that leaves out a property's month `m`; of several, one. */
const noteOfMonth = `(
      select max(d.note) from hotel_filing f join filing_decision d on ${isInForce('d', 'f')}
      where f.property_id = m.property_id and f.replaced_by_release_id is null and f.decision = 'LEFT_OUT'
        and f.period_end >= m.month and f.period_end < m.month + interval '3 months'
        and f.period_end < m.month + make_interval(months => f.period_months)
    )`;

const days = "((m.month + interval '1 month')::date - m.month)";
const ofHotels = 'filter (where not m.is_marketplace)';

/** SQL of sums of what was filed: in all, and by hotels alone, which have rooms. */
const filed = `sum(m.filed_receipts_cents)::bigint as "filedReceipts",
      coalesce(sum(m.filed_receipts_cents) ${ofHotels}, 0)::bigint as "hotelReceipts",
      sum(m.taxable_receipts_cents)::bigint as "taxableReceipts",
      coalesce(sum(m.filed_rooms) ${ofHotels}, 0)::bigint as "filedRooms", count(*)::integer as "flaggedFilings"`;

const within = "m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')";

/**
 * A query fragment without its WITH clause: as-of versions prepend CTEs that shadow the tables. `asked`: SQL of the owners
 * `k` with their first and last month, null for no bound.
 */
function select(asked: string, owner: Owner, city = 'null::text'): string {
  return `select k.position, left_out.*
  from ${asked}
  cross join lateral (
    select ${city} as city, to_char(m.month, 'YYYY-MM') as month, ${filed}, max(m.release_id) as "releaseId",
      (array_remove(array_agg(distinct nullif(${noteOfMonth}, '')), null))[1:${String(MOST_NOTES)}] as notes,
      ${isIncomplete('hotel', 'm.month')} as "isIncomplete"
    ${monthsOf(owner)} and ${within}
    group by ${city}, m.month
  ) left_out
  order by k.position, left_out.city, left_out.month`;
}

const hotels =
  'unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(property_id, first_month, last_month, position)';

/** Hotels are asked for as the months of hotels are. */
export const selectHotelMonthsLeftOut = select(hotels, { isOf: 'm.property_id = k.property_id' });
export const hotelMonthsLeftOut = `/* hotelMonthsLeftOut */ ${selectHotelMonthsLeftOut}`;

const place: Owner = {
  sums: {
    table: 'hotel_place_month',
    isKept: 'kept.kind = k.kind and kept.place_key = k.place_key and kept.county_code = 0',
  },
  isOf: `case k.kind when 'CITY' then m.city when 'ZIP' then m.zip else m.county_code::text end = k.place_key`,
};

const cityInCounty: Owner = {
  sums: {
    table: 'hotel_place_month',
    isKept: `kept.kind = 'CITY_IN_COUNTY' and kept.place_key = m.city and kept.county_code = m.county_code`,
  },
  isOf: `k.kind = 'COUNTY' and m.county_code::text = k.place_key and m.city is not null`,
};

/** Places are asked for as the months of places are. */
const places = `unnest($1::text[], $2::text[], $3::date[], $4::date[])
    with ordinality as k(kind, place_key, first_month, last_month, position)`;

export const selectPlaceMonthsLeftOut = select(places, place);
export const placeMonthsLeftOut = `/* placeMonthsLeftOut */ ${selectPlaceMonthsLeftOut}`;

/** The same months of each city of a county, with only what was filed within the county. */
export const selectCityMonthsLeftOut = select(places, cityInCounty, 'm.city');
export const cityMonthsLeftOut = `/* cityMonthsLeftOut */ ${selectCityMonthsLeftOut}`;

/** SQL that joins to a place's year `y` what was filed in such months of it. */
export const joinLeftOutOfYear = `cross join lateral (
    select coalesce(sum(m.filed_receipts_cents), 0)::bigint as "leftOutReceipts",
      coalesce(sum(m.filed_receipts_cents) ${ofHotels}, 0)::bigint as "leftOutHotelReceipts",
      coalesce(sum(m.filed_rooms * ${days}) ${ofHotels}, 0)::bigint as "leftOutNights",
      count(*)::integer as "leftOutFilings"
    ${monthsOf(place)} and m.month between make_date(y.year, 1, 1) and make_date(y.year, 12, 1)
  ) left_out`;

const brands =
  'unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(id, first_month, last_month, position)';

/**
 * The same months of brands or parent companies, by their table of sums. `isOf`: SQL of the condition that a month is
 * theirs.
 */
export function selectBrandMonthsLeftOut(table: string, key: string, isOf: string): string {
  return select(brands, { sums: { table, isKept: `kept.${key} = k.id` }, isOf });
}
