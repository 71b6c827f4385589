import type { Product } from '../../import/stagedTable.ts';

const weight = {
  hotel: 'case when p.is_marketplace then -1 else coalesce(p.room_capacity, 0) end',
  beverage: '0',
};

/** Members type letters, digits, blanks and apostrophes; the index holds names in the same characters. */
function searchable(text: string): string {
  return `trim(regexp_replace(upper(${text}), '[^A-Z0-9'']+', ' ', 'g'))`;
}

/** Properties that the release changed, as long as they have figures. */
export function updatePropertyEntries(product: Product): string {
  return `/* searchEntries.updateProperties ${product} */
  insert into search_entry (product, kind, entry_key, label, search_text, property_id, weight)
  select '${product}', 'PROPERTY', p.taxpayer_number || '-' || lpad(p.location_number::text, 5, '0'),
    p.location_name, ${searchable('p.location_name')}, p.id, ${weight[product]}
  from ${product}_property p
  where p.id in (select property_id from touched_${product}_month)
    and exists (select from ${product}_month m where m.property_id = p.id)
    and not exists (
      select from search_entry e
      where e.product = '${product}' and e.kind = 'PROPERTY' and e.property_id = p.id
        and e.label = p.location_name and e.weight = ${weight[product]}
    )
  on conflict (product, kind, entry_key) do update
    set label = excluded.label, search_text = excluded.search_text, weight = excluded.weight`;
}

/** SQL of the properties from which a release can take months. Legacy filings of bars also move to others. */
function mayHaveLost(product: Product): string {
  const moved = product === 'beverage' ? ' union select property_before from moved_link' : '';
  return `select property_id from ${product}_change where kind = 'retired'${moved}`;
}

/** Properties that no longer have any figures: all their filings were retired, or moved to another property. */
export function removePropertyEntries(product: Product): string {
  return `/* searchEntries.removeProperties ${product} */
  delete from search_entry e
  where e.product = '${product}' and e.kind = 'PROPERTY'
    and e.property_id in (${mayHaveLost(product)})
    and (select true from ${product}_month m where m.property_id = e.property_id limit 1) is null`;
}

const placeColumns = { CITY: 'city', COUNTY: 'county_code::text', ZIP: 'zip' } as const;

/** Places with figures, weighed by the properties known there, so that SAN ANTONIO comes before SAN ANGELO. */
export function updatePlaceEntries(product: Product): string {
  const known = Object.entries(placeColumns).map(
    ([kind, column]) => `select '${kind}' as kind, ${column} as place_key, count(*) as properties
    from ${product}_property where ${column} is not null group by ${column}`,
  );
  return `/* searchEntries.updatePlaces ${product} */
  insert into search_entry (product, kind, entry_key, label, search_text, weight)
  select '${product}', place.kind, place.place_key, place.label, ${searchable('place.label')}, place.properties
  from (
    select m.kind, m.place_key, coalesce(upper(c.name), m.place_key) as label, coalesce(k.properties, 0) as properties
    from (select distinct kind, place_key from ${product}_place_year where kind <> 'CITY_IN_COUNTY') m
    left join county c on m.kind = 'COUNTY' and c.code::text = m.place_key
    left join (${known.join('\n    union all ')}) k using (kind, place_key)
  ) place
  where not exists (
    select from search_entry e
    where (e.product, e.kind, e.entry_key, e.weight) = ('${product}', place.kind, place.place_key, place.properties)
  )
  on conflict (product, kind, entry_key) do update set weight = excluded.weight`;
}

export function removePlaceEntries(product: Product): string {
  return `/* searchEntries.removePlaces ${product} */
  delete from search_entry e
  where e.product = '${product}' and e.kind <> 'PROPERTY' and not exists (
    select from ${product}_place_year m where m.kind = e.kind and m.place_key = e.entry_key
  )`;
}
