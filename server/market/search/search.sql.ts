import { isStanding } from '../premises/establishment.sql.ts';
import { isCurrentSince, joinStatus } from '../releases/currentProperties.rules.ts';

export type SearchedProduct = 'hotel' | 'beverage';

/** Number of top candidates to rank; ranking all properties in a large city would take too long at every keystroke. */
const LOOKED_AT = 200;

const eachProduct = (
  products: readonly SearchedProduct[],
  sql: (product: SearchedProduct) => string,
): string => products.map(sql).join('\n    union all\n    ');

/** SQL of the places `e` that start with one of the texts, from $2 on; the $1 that is typed itself comes first. */
function placesOf(product: SearchedProduct, starts: number): string {
  const isStart = Array.from({ length: starts }, (_, i) => `e.search_text like $${String(2 + i)} || '%'`);
  return `select e.kind, e.entry_key, e.search_text, e.weight from search_entry e
    where e.product = '${product}' and e.kind in ('ZIP', 'CITY', 'COUNTY') and (${isStart.join(' or ')})`;
}

const MOST_OF_KIND = 10;

/** The places `found` in the order in which they show, ten of each kind. */
function rankPlaces(found: string): string {
  return `select place.kind, place.entry_key as key, coalesce(county.name, place.entry_key) as name
  from (
    select kind, entry_key, row_number() over (
        partition by kind order by bool_or(search_text = $1) desc, sum(weight) desc, entry_key
      ) as position
    from (${found}) found group by kind, entry_key
  ) place
  left join county on county.code = case when place.kind = 'COUNTY' then place.entry_key::smallint end
  where place.position <= ${String(MOST_OF_KIND)}
  order by array_position(array['ZIP', 'CITY', 'COUNTY'], place.kind), place.position`;
}

/** $1: the text, from $2 on: the texts that places may start with. */
export function placesByStart(products: readonly SearchedProduct[], starts: number): string {
  return `/* search.placesByStart ${products.join(' ')} */ /* prepared */
  ${rankPlaces(eachProduct(products, (product) => placesOf(product, starts)))}`;
}

/** $1: the text, $2: text search query. */
export function placesByWords(products: readonly SearchedProduct[]): string {
  const found = eachProduct(
    products,
    (product) => `select e.kind, e.entry_key, e.search_text, e.weight from search_entry e
    where e.product = '${product}' and e.kind in ('ZIP', 'CITY', 'COUNTY') and e.document @@ $2::tsquery`,
  );
  return `/* search.placesByWords ${products.join(' ')} */
  ${rankPlaces(found)}`;
}

const largestFirst = `order by e.weight desc, e.search_text, e.property_id limit ${String(LOOKED_AT)}`;

/** Up to ten hotels or bars whose name starts with the text ($1), current and large ones first. */
export function propertiesByStart(product: SearchedProduct): string {
  return `/* search.propertiesByStart ${product} */ /* prepared */
  select upper('${product}') as product, found.property_id as "propertyId", ${isCurrentSince} as "isCurrent",
    0 as fit
  from (
    select e.property_id, e.weight, e.search_text from search_entry e
    where e.product = '${product}' and e.kind = 'PROPERTY' and e.search_text like $1 || '%'
    ${largestFirst}
  ) found
  join ${product}_property p on p.id = found.property_id
  ${joinStatus(product)}
  where ${isStanding(product, 'p.id')}
  order by "isCurrent" desc, found.search_text = $1 desc, found.weight desc, found.search_text, found.property_id
  limit 10`;
}

function candidates(product: SearchedProduct): string {
  const from = (condition: string): string =>
    `(select e.property_id, e.search_text, e.weight, e.document from search_entry e
      where e.product = '${product}' and e.kind = 'PROPERTY' and ${condition} ${largestFirst})`;
  return `select '${product}' as product, p.id as property_id, p.premises_id, p.last_month,
      ${isCurrentSince} as is_current, found.search_text, found.weight, found.document
    from (
      ${from("e.search_text like $1 || '%'")}
      union all
      ${from("e.document @@ $2::tsquery and e.search_text not like $1 || '%'")}
    ) found
    left join establishment_property e on e.product = '${product}' and e.property_id = found.property_id
    join ${product}_property p on p.id = coalesce(e.latest_property_id, found.property_id)
    ${joinStatus(product)}`;
}

/**
 * The best properties for a text ($1). $2: query that documents match; $3: the same within name, place and brand, with
 * a word in the name; $4: the same without owners; $5: a query for each typed word as a whole; $6: limit.
 * The property of an earlier owner stands for the latest one of its establishment, so that an old name finds the hotel or
 * bar as it is now. Another owner who is gone is left out if a later one of the same premises fits as well.
 */
export function bestProperties(products: readonly SearchedProduct[]): string {
  return `/* search.bestProperties ${products.join(' ')} */
  with candidate as materialized (
    ${eachProduct(products, candidates)}
  ), fitted as materialized (
    select candidate.*,
      case when document @@ $3::tsquery then 0 when document @@ $4::tsquery then 1 else 2 end as fit,
      starts_with(search_text, $1) as is_start,
      (select count(*) from unnest($5::tsquery[]) word where document @@ word) as words
    from candidate
  ), told_apart as (
    select *, not is_current and row_number() over (
        partition by product, coalesce(premises_id, -property_id), fit
        order by is_current desc, last_month desc, words desc, property_id
      ) > 1 as is_former,
      row_number() over (
        partition by product, property_id order by fit, search_text = $1 desc, is_start desc, words desc, search_text
      ) > 1 as is_repeated
    from fitted
  )
  select upper(product) as product, property_id as "propertyId", is_current as "isCurrent", fit
  from told_apart where not is_former and not is_repeated
  order by fit, is_current desc, search_text = $1 desc, is_start desc, words desc, weight desc, search_text,
    property_id
  limit $6`;
}

/** Owners by the number of their properties. $1: the text, $2: query, $3: limit. */
export const bestOwners = `/* search.bestOwners */
  select found.number
  from (
    select e.entry_key as number, min(e.label) as name, bool_or(starts_with(e.search_text, $1)) as is_start,
      sum(e.weight) as properties
    from search_entry e
    where e.kind = 'OWNER' and (e.document @@ $2::tsquery or e.entry_key = $1)
    group by e.entry_key
  ) found
  order by found.is_start desc, found.properties desc, found.name, found.number
  limit $3`;

/**
 * Words of the index that resemble misspelled ones. $1: products, $2: words in lower case, $3: spellings of them with
 * two letters swapped, which share too few trigrams.
 */
export const similarWords = `/* search.similarWords */
  select k.position, found.word
  from unnest($2::text[]) with ordinality as k(typed, position)
  cross join lateral (
    select distinct w.word, similarity(w.word, k.typed) as likeness
    from search_word w
    where w.product = any($1) and w.word % k.typed
    order by likeness desc, w.word
    limit 40
  ) found
  union all
  select 0, w.word from search_word w where w.product = any($1) and w.word = any($3::text[])`;
