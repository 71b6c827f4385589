import type { ProductName } from '../productName.rules.ts';

export const eachProduct = (
  products: readonly ProductName[],
  sql: (product: ProductName) => string,
): string => products.map(sql).join('\n    union all\n    ');

/**
 * SQL: true if a text begins with another (SQL), which has letters, digits and spaces only. LIKE would need a new plan for
 * each text to use an index.
 */
export function beginsWith(text: string, start: string): string {
  return `(${text} ~>=~ ${start} and ${text} ~<~ (${start} || '~'))`;
}

/** SQL of the places `e` that start with one of the texts, from $2 on; the $1 that is typed itself comes first. */
function placesOf(product: ProductName, starts: number): string {
  const isStart = Array.from({ length: starts }, (_, i) => beginsWith('e.search_text', `$${String(2 + i)}`));
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
export function placesByStart(products: readonly ProductName[], starts: number): string {
  return `/* search.placesByStart ${products.join(' ')} */ /* prepared */
  ${rankPlaces(eachProduct(products, (product) => placesOf(product, starts)))}`;
}

/** $1: the text, $2: text search query. */
export function placesByWords(products: readonly ProductName[]): string {
  const found = eachProduct(
    products,
    (product) => `select e.kind, e.entry_key, e.search_text, e.weight from search_entry e
    where e.product = '${product}' and e.kind in ('ZIP', 'CITY', 'COUNTY') and e.document @@ $2::tsquery`,
  );
  return `/* search.placesByWords ${products.join(' ')} */
  ${rankPlaces(found)}`;
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
