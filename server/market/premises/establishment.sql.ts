import { firstBeverageMonth } from '../beverages/beverage.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/** SQL of the last month with receipts of a property `p`: hotels that stood empty for years file $0 every month. */
const lastReceipts: Record<ProductName, string> = {
  hotel: `(select max(m.month) from hotel_month m
      where m.property_id = p.id and m.room_receipts_cents > 0 and not m.is_left_out)`,
  beverage:
    '(select max(m.month) from beverage_month m where m.property_id = p.id and m.total_receipts_cents > 0)',
};

/**
 * Properties of the establishments of the given ones ($1: property ids), in order. A property without rows in
 * establishment_property is one by itself.
 */
export function establishmentsOf(product: ProductName): string {
  return `/* establishmentsOf ${product} */ /* prepared */
  select k.position, p.id as "propertyId", '${product.toUpperCase()}' as product,
    coalesce(e.position, 1) as place, p.taxpayer_number as "taxpayerNumber",
    p.location_number as "locationNumber", p.location_name as name, p.taxpayer_name as "taxpayerName",
    to_char(coalesce(e.first_month, ${product === 'hotel' ? 'p.first_month' : firstBeverageMonth}), 'YYYY-MM') as "firstMonth",
    to_char(coalesce(e.last_month, ${lastReceipts[product]}), 'YYYY-MM') as "lastMonth",
    to_char(p.last_month, 'YYYY-MM') as "lastFiled",
    ${takeOverDay('p.responsibility_begin', 'lag(e.last_month) over owners', 'e.first_month')} as "beganOn",
    e.gap_months as "gapMonths", e.shared_months as "sharedMonths", e.is_same_name as "isSameName",
    e.is_same_brand as "isSameBrand", e.rooms_before as "roomsBefore", e.rooms_after as "roomsAfter"
  from unnest($1::int[]) with ordinality as k(id, position)
  left join establishment_property own on own.product = '${product}' and own.property_id = k.id
  left join establishment_property e on e.product = '${product}' and e.establishment_id = own.establishment_id
  join ${product}_property p on p.id = coalesce(e.property_id, k.id)
  window owners as (partition by k.position order by e.position)
  order by k.position, e.position`;
}

/** Names that the establishments of properties ($1: ids) had before, and have no more. The latest first. */
export function formerNamesOf(product: ProductName): string {
  return `/* formerNamesOf ${product} */ /* prepared */
  select k.position, o.location_name as name
  from unnest($1::int[]) with ordinality as k(id, position)
  join ${product}_property today on today.id = k.id
  left join establishment_property own on own.product = '${product}' and own.property_id = k.id
  left join establishment_property e on e.product = '${product}' and e.establishment_id = own.establishment_id
  join ownership_period o on o.product = '${product}' and o.property_id = coalesce(e.property_id, k.id)
  where o.location_name <> today.location_name
  group by k.position, o.location_name
  order by k.position, max(o.begin_date) desc, o.location_name`;
}

/**
 * SQL of the day on which an owner took over: the begin of its responsibility, as filed, if that lies between the last month of
 * the owner before and its own first one (SQL of each); else null.
 */
export function takeOverDay(begin: string, lastBefore: string, first: string): string {
  return `case when ${begin} >= ${lastBefore} and ${begin} < ${first} + interval '1 month' then ${begin} end`;
}

/** SQL of properties `own` with the one after (1) or before (-1) them in their establishment, `beside`. */
export function neighborsInEstablishment(step: 1 | -1): string {
  return `establishment_property own
    join establishment_property beside on beside.product = own.product
      and beside.establishment_id = own.establishment_id and beside.position = own.position + ${String(step)}`;
}

/**
 * SQL: true if two hotels of an establishment are of different taxpayers. Two locations of one taxpayer at an address are two
 * hotels, or a hotel in two parts: nothing was sold, and all of their rooms are there.
 */
export function isSold(property: string, before: string): string {
  const taxpayerOf = (id: string): string => `(select taxpayer_number from hotel_property where id = ${id})`;
  return `${taxpayerOf(property)} <> ${taxpayerOf(before)}`;
}

/**
 * SQL of the property that represents a property (SQL) in lists: the one of the latest owner of its establishment, or the
 * property itself.
 */
export function standingFor(product: ProductName, property: string): string {
  return `coalesce((
      select e.latest_property_id from establishment_property e
      where e.product = '${product}' and e.property_id = ${property}
    ), ${property})`;
}

/** SQL condition on a property (SQL): it represents its establishment. */
export function isStanding(product: ProductName, property: string): string {
  return `not exists (
      select from establishment_property e
      where e.product = '${product}' and e.property_id = ${property} and e.latest_property_id <> e.property_id
    )`;
}

/** SQL of the properties of the establishment of a property (SQL), with their `position`: for a lateral join. */
export function propertiesWith(product: ProductName, property: string): string {
  return `(
      select part.property_id, part.position from establishment_property own
      join establishment_property part on part.product = own.product and part.establishment_id = own.establishment_id
      where own.product = '${product}' and own.property_id = ${property}
      union all
      select ${property}, 1 where not exists (
        select from establishment_property own
        where own.product = '${product}' and own.property_id = ${property}
      )
    )`;
}

/** SQL of an array of the ids of all properties of the establishments of others: SQL of rows `listed` with an `id`. */
export function allPropertiesWith(product: ProductName, listed: string): string {
  return `array(
      select part.property_id from ${listed}
      cross join lateral ${propertiesWith(product, 'listed.id')} part
    )`;
}
