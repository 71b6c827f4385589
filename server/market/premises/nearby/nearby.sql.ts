import { hasFigures } from '../../beverages/beverage.sql.ts';
import { isStanding, standingFor } from '../establishment.sql.ts';
import { establishmentMonths } from '../establishmentMonths.sql.ts';
import { isCurrentSince, joinStatus } from '../../releases/currentProperties.rules.ts';

export type NearbyProduct = 'hotel' | 'beverage';

/** Miles between the middles of two ZIP codes `here` and `there`: on a sphere, precise to a percent. */
const miles = `2 * 3958.8 * asin(sqrt(
      sin(radians(there.latitude - here.latitude) / 2) ^ 2
      + cos(radians(here.latitude)) * cos(radians(there.latitude))
        * sin(radians(there.longitude - here.longitude) / 2) ^ 2))`;

/** The ZIP codes around `k`, an asked property: its own without a distance, others up to a number of miles. */
export function zipsAround(mostMiles: string): string {
  return `(
    select k.zip, null::double precision as miles where k.zip is not null
    union all
    select around.zip, around.miles
    from (
      select there.zip, ${miles} as miles
      from zip here
      join zip there on there.zip <> here.zip
        and there.latitude between here.latitude - ${mostMiles} / 68.0 and here.latitude + ${mostMiles} / 68.0
      where here.zip = k.zip
    ) around
    where around.miles <= ${mostMiles}
  )`;
}

/** Nights that rooms which count were there, or nothing; bars have no rooms. */
const nights: Record<NearbyProduct, string> = {
  hotel: "m.rooms * ((m.month + interval '1 month')::date - m.month)",
  beverage: 'null::bigint',
};

/** Trailing figures of the whole hotel or bar that was `found`, over the months of the asked one, `k`. */
function trailing(product: NearbyProduct): string {
  return `
    select count(*) as filed, sum(m.receipts) as receipts, sum(m.receipts) filter (where m.rooms > 0) as roomed,
      sum(${nights[product]}) as nights
    from ${establishmentMonths(product, 'found.id', 'm.month between k.first_month and k.last_month')} m`;
}

/** A hotel with fewer than a quarter of the rooms is no neighbour: in some ZIP codes hundreds of flats are filed. */
const products: Record<NearbyProduct, { columns: string; isShown: string; rooms: string }> = {
  hotel: {
    columns: 'nullif(p.room_capacity, 0) as rooms, brand.name as brand, brand.chain_scale',
    isShown: `not p.is_marketplace
      and (p.room_capacity * 4 >= k.rooms or k.rooms is null or p.premises_id = k.premises_id)`,
    rooms: 'own.room_capacity',
  },
  beverage: {
    columns: 'null::integer as rooms, null::text as brand, null::text as chain_scale',
    isShown: hasFigures,
    rooms: 'null::integer',
  },
};

/**
 * $1: property ids, $2 and $3: first and last month as dates, $4: miles, $5: most others. The establishment itself, by
 * its latest owner, and the current ones around it, nearest first, with their figures over the months.
 */
export function nearbyProperties(product: NearbyProduct): string {
  const { columns, isShown, rooms } = products[product];
  const brand = product === 'hotel' ? 'left join brand on brand.id = p.brand_id' : '';
  return `/* nearbyProperties ${product} */
  with asked as materialized (
    select k.position, own.id, own.premises_id, own.zip, ${rooms} as rooms,
      $2::date as first_month, $3::date as last_month
    from unnest($1::int[]) with ordinality as k(property_id, position)
    join ${product}_property own on own.id = ${standingFor(product, 'k.property_id')}
  )
  select k.position, found.id as "propertyId", found.closeness, found.miles, found.rooms, found.brand,
    found.chain_scale as scale,     summed.filed, summed.receipts::bigint as receipts, summed.roomed::bigint as roomed,
    summed.nights::bigint as nights
  from asked k
  cross join lateral (
    select p.id, case
        when p.id = k.id then 'SELF' when p.premises_id = k.premises_id then 'SAME_PREMISES'
        when p.zip = k.zip then 'SAME_ZIP' else 'ZIP_DISTANCE' end as closeness,
      area.miles, ${columns}
    from (
      select * from ${zipsAround('$4::double precision')} zips
      union all select k.zip, null where k.zip is null
    ) area
    join ${product}_property p on p.zip = area.zip or (area.zip is null and p.id = k.id)
    ${brand}
    ${joinStatus(product)}
    where p.id = k.id or (${isCurrentSince} and ${isShown} and ${isStanding(product, 'p.id')})
    order by p.id <> k.id, (p.premises_id = k.premises_id) is not true, area.miles nulls first, p.id
    limit $5 + 1
  ) found
  cross join lateral (${trailing(product)}
  ) summed
  order by k.position, found.closeness = 'SELF' desc`;
}

/**
 * $1: property ids, $2 and $3: first and last month as dates, $4: miles, $5: fewest rooms of each, $6: most rows.
 * Addresses around a hotel where the first hotel began, or whose last one ended, within the months; not those where
 * another address of the same ZIP code with as many rooms ends or begins at that time, or has the same
 * house number and was there before or after: that is the same hotel with its address spelled otherwise.
 */
export const nearbyChanges = `/* nearbyChanges */
  with asked as materialized (
    select k.position, own.id, own.premises_id, own.zip, k.fewest, $2::date as first_month, $3::date as last_month
    from unnest($1::int[], $5::int[]) with ordinality as k(property_id, fewest, position)
    join hotel_property own on own.id = k.property_id
  ), address as materialized (
    select k.position, k.fewest, x.id, x.id = k.premises_id as is_own, x.zip, area.miles,
      substring(x.address from '^[0-9]+') as house, x.first_hotel_begin as begun, last.id as property_id,
      last.last_month as ended_after, last.room_capacity as rooms, last.location_name as name,
      (last.last_month + interval '6 months' < k.last_month
        or last.responsibility_end < k.last_month) as has_ended
    from asked k
    cross join lateral ${zipsAround('$4::double precision')} area
    join premises x on x.zip = area.zip
    cross join lateral (
      select p.* from hotel_property p
      where p.premises_id = x.id and not p.is_marketplace and p.last_month is not null
      order by p.last_month desc, p.id limit 1
    ) last
  ), change as (
    select a.*, date_trunc('month', a.begun)::date as month, 'OPENED' as kind
    from address a, asked k
    where a.position = k.position and a.begun between k.first_month and k.last_month
    union all
    select a.*, a.ended_after, 'CLOSED' from address a, asked k
    where a.position = k.position and a.has_ended and a.ended_after between k.first_month and k.last_month
  )
  select * from (
  select c.position, c.property_id as "propertyId", c.kind, to_char(c.month, 'YYYY-MM') as month, c.miles, c.rooms,
    case when c.miles is null then 'SAME_ZIP' else 'ZIP_DISTANCE' end as closeness,
    row_number() over (partition by c.position order by c.miles nulls first, c.month desc, c.id) as place
  from change c
  where c.rooms >= c.fewest and c.is_own is not true and not exists (
    select from address other
    where other.position = c.position and other.zip = c.zip and other.id <> c.id
      and other.rooms between c.rooms * 0.85 and c.rooms * 1.15
      and case c.kind
        when 'OPENED' then other.ended_after between c.month - interval '4 months' and c.month + interval '4 months'
          or (other.house = c.house and (other.begun < c.begun or other.ended_after < c.month))
        else other.begun between c.month - interval '4 months' and c.month + interval '4 months'
          or (other.house = c.house and other.ended_after > c.ended_after) end
  )
  ) nearest
  where place <= $6
  order by position, place`;
