import type { ProductName } from '../productName.rules.ts';

/** SQL of the condition that a filing in a place, by a column of it, was left out by an operator: its sums may have none. */
function hasLeftOut(column: 'city' | 'zip', key: string): string {
  return `exists (select from hotel_month m where m.is_left_out and m.${column} = ${key})`;
}

/**
 * $1: kinds, $2: requested names (upper case). Cities are found by any known spelling, counties by name or code. A
 * place exists if it is in the reference data, in published figures, or in filings that an operator left out.
 */
export const placesByName = `/* placesByName */
  select k.position, k.kind, found.key, found.name
  from unnest($1::text[], $2::text[]) with ordinality as k(kind, name, position)
  cross join lateral (
    select asked.name as key, asked.name
    from (select coalesce((select a.city from city_alias a where a.filed = k.name), k.name) as name) asked
    where k.kind = 'CITY' and (
      exists (select from city where city.name = asked.name)
      or exists (select from hotel_place_year y where y.kind = 'CITY' and y.place_key = asked.name)
      or exists (select from beverage_place_year y where y.kind = 'CITY' and y.place_key = asked.name)
      or ${hasLeftOut('city', 'asked.name')}
    )
    union all
    select county.code::text, county.name from county
    where k.kind = 'COUNTY' and (upper(county.name) = k.name or county.code::text = ltrim(k.name, '0'))
    union all
    select k.name, k.name
    where k.kind = 'ZIP' and (
      exists (select from zip where zip.zip = k.name)
      or exists (select from hotel_place_year y where y.kind = 'ZIP' and y.place_key = k.name)
      or exists (select from beverage_place_year y where y.kind = 'ZIP' and y.place_key = k.name)
      or ${hasLeftOut('zip', 'k.name')}
    )
  ) found`;

/** Every name by which `placesByName` finds a place. */
export const everyPlaceName = `/* everyPlaceName */
  select 'CITY' as kind, name from city
  union select 'CITY', filed from city_alias
  union select 'COUNTY', upper(name) from county
  union select 'COUNTY', code::text from county
  union select 'ZIP', zip from zip
  union select kind, place_key from hotel_place_year where kind in ('CITY', 'ZIP')
  union select 'CITY', city from hotel_month where is_left_out and city is not null
  union select 'ZIP', zip from hotel_month where is_left_out and zip is not null
  union select kind, place_key from beverage_place_year where kind in ('CITY', 'ZIP')`;

/** Every place of a kind ($1) that has figures of the product. */
export function placesWithFigures(product: ProductName): string {
  return `/* placesWithFigures ${product} */
  select known.place_key as key, coalesce(county.name, known.place_key) as name
  from (select distinct place_key from ${product}_place_year where kind = $1) known
  left join county on $1 = 'COUNTY' and county.code::text = known.place_key
  order by name`;
}
