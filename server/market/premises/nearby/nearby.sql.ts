import { isStanding, standingFor } from '../establishment.sql.ts';
import { establishmentMonths } from '../establishmentMonths.sql.ts';
import { isCurrentSince, joinStatus } from '../../releases/currentProperties.rules.ts';
import { wholeMonthsBetween } from '../../releases/publishedMonths.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

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
const nights: Record<ProductName, string> = {
  hotel: "m.rooms * ((m.month + interval '1 month')::date - m.month)",
  beverage: 'null::bigint',
};

/** Rooms of the latest month whose rooms count: what was filed last may be a typing error. */
const latestRooms: Record<ProductName, string> = {
  hotel: '(array_agg(m.rooms order by m.month desc) filter (where m.rooms > 0))[1]',
  beverage: 'null::integer',
};

/**
 * Trailing figures of the whole hotel or bar that was `found`, over the months that are asked for. Months that the releases
 * have of quarterly filers alone would rank their summers against others' winters.
 */
function trailing(product: ProductName, isPast: boolean): string {
  const whole = wholeMonthsBetween(product, '$2::date', '$3::date');
  return `
    select count(m.receipts) as filed, sum(m.receipts) as receipts, sum(m.receipts) filter (where m.rooms > 0) as roomed,
      count(m.receipts) filter (where m.rooms > 0) as "revparMonths", sum(${nights[product]}) as nights, ${latestRooms[product]} as rooms,
      coalesce(array_agg(to_char(m.month, 'YYYY-MM') order by m.month) filter (where m.is_partial), '{}') as partial
    from ${establishmentMonths(product, 'found.id', `m.month = any(array(${whole}))`, { isPast })} m`;
}

/** The filed rooms of a hotel; null if they are doubtful, so that they do not decide which hotels are its neighbors. */
const ownRooms = `case when not exists (
      select from hotel_filing f
      where f.property_id = own.id and f.replaced_by_release_id is null and f.rooms_flag = 'ROOMS_DOUBTFUL'
        and f.period_end >= own.last_month
    ) then own.room_capacity end`;

/** A hotel with fewer than a quarter of the rooms is no neighbour: in some ZIP codes hundreds of flats are filed. */
const products: Record<ProductName, { columns: string; isShown: string; rooms: string }> = {
  hotel: {
    columns: 'brand.name as brand, brand.chain_scale',
    isShown: `not p.is_marketplace
      and (p.room_capacity * 4 >= k.rooms or k.rooms is null or p.premises_id = k.premises_id)`,
    rooms: ownRooms,
  },
  beverage: {
    columns: 'null::text as brand, null::text as chain_scale',
    // Of bars that count as current, many filed last before a gap of the releases: they would fill the list with dashes.
    isShown: `exists (
        select from beverage_month m where m.property_id = p.id and m.month between $2::date and $3::date
      )`,
    rooms: 'null::integer',
  },
};

/**
 * $1: property ids, $2 and $3: first and last month as dates, $4: miles, $5: most others. The establishment itself, by
 * its latest owner, and the current ones around it, nearest first, with their figures over the months.
 */
export function nearbyProperties(product: ProductName): string {
  return `/* nearbyProperties ${product} */
  with found as materialized (${propertiesAround(product, `${product}_property`)}
  )
  ${selectNearby(product)}`;
}

/** SQL of the properties around, without their figures; `table` has properties. */
export function propertiesAround(product: ProductName, table: string): string {
  const { columns, isShown, rooms } = products[product];
  const brand = product === 'hotel' ? 'left join brand on brand.id = p.brand_id' : '';
  return `
  select k.position, found.*
  from (
    select k.position, own.id, own.premises_id, own.zip, ${rooms} as rooms
    from unnest($1::int[]) with ordinality as k(property_id, position)
    join ${table} own on own.id = ${standingFor(product, 'k.property_id')}
    offset 0
  ) k
  cross join lateral (
    select p.id, case
        when p.id = k.id then 'SELF' when p.premises_id = k.premises_id then 'SAME_PREMISES'
        when p.zip = k.zip then 'SAME_ZIP' else 'ZIP_DISTANCE' end as closeness,
      area.miles, ${columns}
    from (
      select * from ${zipsAround('$4::double precision')} zips
      union all select k.zip, null where k.zip is null
    ) area
    join ${table} p on p.zip = area.zip or (area.zip is null and p.id = k.id)
    ${brand}
    ${joinStatus(product)}
    where p.id = k.id or (${isCurrentSince} and ${isShown} and ${isStanding(product, 'p.id')})
    order by p.id <> k.id, (p.premises_id = k.premises_id) is not true, area.miles nulls first, p.id
    limit $5 + 1
  ) found`;
}

/** A query fragment without its WITH clause: the as-of version prepends CTEs that shadow these tables. */
export function selectNearby(product: ProductName, { isPast = false } = {}): string {
  return `select found.position, found.id as "propertyId", found.closeness, found.miles, summed.rooms, found.brand,
    found.chain_scale as scale, summed.filed, summed.receipts::bigint as receipts, summed.roomed::bigint as roomed,
    summed."revparMonths", summed.nights::bigint as nights, summed.partial as "partialMonths"
  from found
  cross join lateral (${trailing(product, isPast)}
  ) summed
  order by found.position, found.closeness = 'SELF' desc`;
}
