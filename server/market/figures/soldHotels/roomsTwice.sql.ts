import { isSold, neighborsInEstablishment } from '../../premises/establishment.sql.ts';

/**
 * SQL of months in which both owners of a sold hotel filed for it. Sums count properties, so its rooms are in them twice,
 * and RevPAR is lower than it was: 175 rooms of Southlake's 350 in November 2019. Such months are few, so they are looked up
 * on request.
 */

const counts = (month: string): string =>
  `${month}.room_capacity > 0 and not ${month}.is_marketplace and not ${month}.is_left_out`;

/** Columns by which months belong to places and brands. */
const belonging = ['city', 'zip', 'county_code', 'brand_id'];

/** SQL of the columns that both owners' months have, null where they differ; `before` is SQL of the former owner's. */
const shared = (before: (column: string) => string): string =>
  belonging
    .map((column) => `case when m.${column} = ${before(column)} then m.${column} end as ${column}`)
    .join(', ');

/** A common table expression of such months of all hotels. */
const sharedMonths = `shared_month as materialized (
    select m.month, least(m.room_capacity, before.room_capacity) as rooms, ${shared((column) => `before.${column}`)}
    from ${neighborsInEstablishment(-1)}
    join hotel_month m on m.property_id = own.property_id and m.month between own.first_month and beside.last_month
    join hotel_month before on before.property_id = beside.property_id and before.month = m.month
    where own.product = 'hotel' and own.shared_months > 0 and ${counts('m')} and ${counts('before')}
      and ${isSold('own.property_id', 'beside.property_id')}
  )`;

const ofBefore = ['position', 'last_month', 'room_capacity', ...belonging]
  .map((column) => `lag(${column}) over own as ${column}_before`)
  .join(', ');

/**
 * The same where months have no index, because they are computed as of a release: they are sorted once, and each has the one
 * of the owner before beside it. Joined, Houston's took more than 15 seconds.
 */
const sortedMonths = `shared_month as materialized (
    select m.month, least(m.room_capacity, m.room_capacity_before) as rooms, ${shared((column) => `m.${column}_before`)}
    from (
      select m.*, e.position, e.shared_months, e.first_month, lag(m.property_id) over own as property_before, ${ofBefore}
      from hotel_month m
      join establishment_property e on e.product = 'hotel' and e.property_id = m.property_id
      where ${counts('m')}
      window own as (partition by e.establishment_id, m.month order by e.position)
    ) m
    where m.position_before = m.position - 1 and m.shared_months > 0
      and m.month between m.first_month and m.last_month_before and ${isSold('m.property_id', 'm.property_before')}
  )`;

interface Owner {
  /** SQL of those that are asked for, `k`, with their first and last month, null for no bound. */
  asked: string;
  /** SQL of the condition that a month `m` of a hotel belongs to one. */
  isOf: string;
  /** Their table of sums, and SQL of the condition that a row `kept` of it is theirs. */
  table: string;
  isKept: string;
  /** SQL of the city of a month, if months count apart for each city. */
  city?: string;
}

/** `tables`: common table expressions of an as-of version, which shadow the tables. */
function select({ asked, isOf, table, isKept, city = 'null::text' }: Owner, tables = ''): string {
  return `with ${tables === '' ? sharedMonths : `${tables},\n  ${sortedMonths}`}
  select k.position, ${city} as city, to_char(m.month, 'YYYY-MM') as month, count(*)::integer as hotels, sum(m.rooms)::integer as rooms,
    kept.rooms as "allRooms", kept.revpar_receipts_cents as "revparReceipts"
  from ${asked}
  join shared_month m on ${isOf}
    and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
  join ${table} kept on ${isKept} and kept.month = m.month
  group by k.position, ${city}, m.month, kept.rooms, kept.revpar_receipts_cents
  order by k.position, ${city}, m.month`;
}

/** Places are asked for as the months of places are. */
const places: Owner = {
  asked: `unnest($1::text[], $2::text[], $3::date[], $4::date[])
    with ordinality as k(kind, place_key, first_month, last_month, position)`,
  isOf: `case k.kind when 'CITY' then m.city when 'ZIP' then m.zip else m.county_code::text end = k.place_key`,
  table: 'hotel_place_month',
  isKept: 'kept.kind = k.kind and kept.place_key = k.place_key and kept.county_code = 0',
};

/** Each city of a county, with only what was filed within the county. */
const cities: Owner = {
  asked: places.asked,
  isOf: `k.kind = 'COUNTY' and m.county_code::text = k.place_key and m.city is not null`,
  table: 'hotel_place_month',
  isKept: `kept.kind = 'CITY_IN_COUNTY' and kept.place_key = m.city and kept.county_code = m.county_code`,
  city: 'm.city',
};

export const roomsTwiceOfPlaces = `/* roomsTwiceOfPlaces */ ${select(places)}`;
export const selectRoomsTwiceOfPlaces = (tables: string): string => select(places, tables);

export const roomsTwiceOfCities = `/* roomsTwiceOfCities */ ${select(cities)}`;
export const selectRoomsTwiceOfCities = (tables: string): string => select(cities, tables);

/** Brands or parent companies, by their table of sums. `isOf`: SQL of the condition that a month `m` is theirs. */
export function selectRoomsTwiceOfBrands(table: string, key: string, isOf: string, tables?: string): string {
  const asked =
    'unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(id, first_month, last_month, position)';
  return select({ asked, isOf, table, isKept: `kept.${key} = k.id` }, tables);
}
