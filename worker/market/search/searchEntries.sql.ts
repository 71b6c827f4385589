import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { propertyKey } from '../../../server/market/propertyKey.rules.ts';

const weight = {
  hotel: 'case when p.is_marketplace then -1 else coalesce(p.room_capacity, 0) end',
  beverage: '0',
};

/** Only hotels have brands. */
const brand: Partial<Record<ImportedProduct, { name: string; join: string }>> = {
  hotel: { name: "|| ' ' || coalesce(b.name, '')", join: 'left join brand b on b.id = p.brand_id' },
};

const lines = 'chr(10)';

/** Names that a property had before, since members may remember those. */
const earlierNames = (product: ImportedProduct): string =>
  `coalesce((select string_agg(distinct o.location_name, ' ') from ownership_period o
      where o.product = '${product}' and o.property_id = p.id and o.location_name <> p.location_name), '')`;

/** A property's facts, as members may type them; see the migration for their order. */
function factsOf(product: ImportedProduct): string {
  return `p.location_name
    || ${lines} || coalesce(p.city, '') || ' ' || p.location_city || ' ' || p.location_zip ${brand[product]?.name ?? ''}
      || ' ' || ${earlierNames(product)}
    || ${lines} || p.location_address
    || ${lines} || p.taxpayer_name || ' ' || p.taxpayer_number`;
}

/** Looked up for each property: as a join, all months would be read. */
const hasFigures = (product: ImportedProduct): string =>
  `(select true from ${product}_month m where m.property_id = p.id limit 1)`;

/**
 * Properties whose entries may change: those with touched months, and those that a release can take months from.
 * Legacy filings of bars also move to others.
 */
export function findSearched(product: ImportedProduct): string {
  const moved = product === 'beverage' ? ' union select property_before from moved_link' : '';
  return `/* searchEntries.findSearched ${product} */
  create temporary table searched on commit drop as
  select p.id as property_id, p.taxpayer_number
  from (
    select property_id from touched_${product}_month
    union select property_id from ${product}_change where kind = 'retired'${moved}
  ) touched
  join ${product}_property p on p.id = touched.property_id`;
}

const placeColumns = { CITY: 'city', COUNTY: 'county_code::text', ZIP: 'zip' } as const;

/** Places with figures, weighed by the properties known there, so that SAN ANTONIO comes before SAN ANGELO. */
function places(product: ImportedProduct): string {
  const known = Object.entries(placeColumns).map(
    ([kind, column]) => `select '${kind}' as kind, ${column} as place_key, count(*) as properties
      from ${product}_property where ${column} is not null group by ${column}`,
  );
  return `select m.kind, m.place_key as entry_key, coalesce(upper(c.name), m.place_key) as label,
      null::integer as property_id, coalesce(k.properties, 0) as weight, '' as facts
    from (select distinct kind, place_key from ${product}_place_year where kind <> 'CITY_IN_COUNTY') m
    left join county c on m.kind = 'COUNTY' and c.code::text = m.place_key
    left join (${known.join('\n      union all ')}) k using (kind, place_key)`;
}

/** Owners of the searched properties under the name of their latest filing, weighed by their properties. */
function owners(product: ImportedProduct): string {
  return `select 'OWNER' as kind, p.taxpayer_number as entry_key,
      (array_agg(p.taxpayer_name order by p.last_month desc nulls last, p.location_number))[1] as label,
      null::integer as property_id, count(*) as weight, '' as facts
    from ${product}_property p
    where p.taxpayer_number in (select taxpayer_number from searched) and p.taxpayer_name <> ''
      and ${hasFigures(product)}
    group by p.taxpayer_number`;
}

/** The entries that the searched properties, their owners and all places are to have. */
export function wantEntries(product: ImportedProduct): string {
  return `/* searchEntries.want ${product} */
  create temporary table wanted_entry on commit drop as
  select 'PROPERTY' as kind, ${propertyKey} as entry_key,
    p.location_name as label, p.id as property_id, ${weight[product]}::bigint as weight, ${factsOf(product)} as facts
  from searched
  join ${product}_property p on p.id = searched.property_id ${brand[product]?.join ?? ''}
  where ${hasFigures(product)}
  union all ${owners(product)}
  union all ${places(product)}`;
}

/** Entries that are to be gone, or to say something else. */
export function findOutdated(product: ImportedProduct): string {
  const touched = {
    PROPERTY: 'e.property_id in (select property_id from searched)',
    OWNER: 'e.entry_key in (select taxpayer_number from searched)',
  };
  return `/* searchEntries.findOutdated ${product} */
  create temporary table outdated_entry on commit drop as
  select e.kind, e.entry_key, e.document
  from search_entry e
  left join wanted_entry w using (kind, entry_key)
  where e.product = '${product}' and (w.label, w.facts) is distinct from (e.label, e.facts)
    and case e.kind when 'PROPERTY' then ${touched.PROPERTY} when 'OWNER' then ${touched.OWNER} else true end`;
}

/** Replaces the outdated entries, counts their words again, and writes weights that have changed. */
export function replaceEntries(product: ImportedProduct): readonly string[] {
  return [
    `/* searchEntries.remove ${product} */
  delete from search_entry e using outdated_entry gone
  where (e.product, e.kind, e.entry_key) = ('${product}', gone.kind, gone.entry_key)`,
    `/* searchEntries.weigh ${product} */
  update search_entry e set weight = w.weight from wanted_entry w
  where (e.product, e.kind, e.entry_key) = ('${product}', w.kind, w.entry_key) and e.weight <> w.weight`,
    `/* searchEntries.add ${product} */
  with added as (
    insert into search_entry (product, kind, entry_key, label, property_id, weight, facts)
    select '${product}', w.kind, w.entry_key, w.label, w.property_id, w.weight, w.facts
    from wanted_entry w
    left join search_entry e on (e.product, e.kind, e.entry_key) = ('${product}', w.kind, w.entry_key)
    where e.product is null
    returning document
  ), change as (
    select word, sum(entries) as entries
    from (
      select word, -1 as entries from outdated_entry cross join unnest(tsvector_to_array(document)) word
      union all
      select word, 1 from added cross join unnest(tsvector_to_array(document)) word
    ) changed
    group by word having sum(entries) <> 0
  )
  insert into search_word as known (product, word, entries) select '${product}', word, entries from change
  on conflict (product, word) do update set entries = known.entries + excluded.entries`,
    `/* searchEntries.removeWords ${product} */
  delete from search_word where product = '${product}' and entries <= 0`,
  ];
}
