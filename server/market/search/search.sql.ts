import { isCurrent } from '../releases/currentProperties.rules.ts';

/** In all statements, $1 is the product and $2 the text as normalized for the index. */

export type SearchedProduct = 'hotel' | 'beverage';

/** The ten best properties of `found`, current ones first. */
function currentFirst(product: SearchedProduct, found: string): string {
  return `select found.property_id, ${isCurrent(product)} as is_current
    from (${found}) found
    join ${product}_property p on p.id = found.property_id
    order by is_current desc, found.weight desc, found.search_text, found.property_id
    limit 10`;
}

/** Number of top candidates to check; checking the status of all of them would take too long at every keystroke. */
const LOOKED_AT = 200;

/**
 * Places that start with the text (ZIP codes, cities, counties; most properties first) and properties whose name
 * does. One statement, because people wait for it at every keystroke.
 */
export function byPrefix(product: SearchedProduct): string {
  return `/* search.byPrefix ${product} */ /* prepared */
  with place as (
    select e.kind, e.entry_key from search_entry e
    where e.product = $1 and e.kind in ('ZIP', 'CITY', 'COUNTY') and e.search_text like $2 || '%'
    order by array_position(array['ZIP', 'CITY', 'COUNTY'], e.kind), e.weight desc, e.search_text
    limit 10
  ), property as (
    ${currentFirst(
      product,
      `select e.property_id, e.weight, e.search_text from search_entry e
      where e.product = $1 and e.kind = 'PROPERTY' and e.search_text like $2 || '%'
      order by e.weight desc, e.search_text, e.property_id
      limit ${String(LOOKED_AT)}`,
    )}
  )
  select found.kind, found.key, coalesce(county.name, found.key) as name, found.id
  from (
    select kind, entry_key as key, null::integer as id, row_number() over () as position from place
    union all
    select 'PROPERTY', null, property_id, 10 + row_number() over () from property
  ) found
  left join county on county.code = case when found.kind = 'COUNTY' then found.key::smallint end
  order by found.position`;
}

/**
 * Properties whose name has, for each word, a word that starts with it. From $3 on, two patterns for each word, at
 * the start of the name and after a space: the trigram index is used for both.
 */
export function propertiesByWords(product: SearchedProduct, words: number): string {
  const conditions = Array.from({ length: words }, (_, i) => {
    const [atStart, after] = [3 + 2 * i, 4 + 2 * i];
    return `(e.search_text like $${String(atStart)} or e.search_text like $${String(after)})`;
  });
  return `/* search.propertiesByWords ${product} */
  select best.property_id as id from (${currentFirst(
    product,
    `select e.property_id, e.weight, e.search_text
    from search_entry e
    where e.product = $1 and e.kind = 'PROPERTY' and e.search_text not like $2 || '%'
      and ${conditions.join(' and ')}
    order by e.weight desc, e.search_text, e.property_id
    limit ${String(LOOKED_AT)}`,
  )}) best`;
}

/** Required similarity of a part of a name (1 is equal), for the rest of the transaction. */
export const setSimilarity = `/* search.setSimilarity */ set local pg_trgm.word_similarity_threshold = 0.5`;

/**
 * Properties with a name, or part of one, spelled similarly to the text. The closest 200 are ranked by how well each
 * word ($3) matches a whole word, so that a name with all of the words comes before one with only the longest.
 */
export const propertiesBySimilarity = `/* search.propertiesBySimilarity */
  with alike as (
    select e.property_id, e.search_text, e.weight
    from search_entry e
    where e.product = $1 and e.kind = 'PROPERTY' and $2 <% e.search_text
    order by $2 <<-> e.search_text, e.weight desc
    limit 200
  )
  select alike.property_id as id
  from alike
  cross join lateral (
    select round(avg(strict_word_similarity(word, alike.search_text))::numeric, 2) as likeness
    from unnest($3::text[]) word
  ) word
  order by word.likeness desc, alike.weight desc, alike.search_text, alike.property_id
  limit 10`;
