/**
 * Words of the index that resemble misspelled ones. $1: products, $2: words in lower case, $3: spellings of them with
 * two letters swapped, which share too few trigrams.
 */
export const similarWords = `/* search.similarWords */
  select k.position, found.word, found.entries
  from unnest($2::text[]) with ordinality as k(typed, position)
  cross join lateral (
    select w.word, sum(w.entries)::integer as entries
    from search_word w
    where w.product = any($1) and w.word % k.typed
    group by w.word
    order by similarity(w.word, k.typed) desc, w.word
    limit 40
  ) found
  union all
  select 0, w.word, sum(w.entries)::integer from search_word w
  where w.product = any($1) and w.word = any($3::text[])
  group by w.word`;

/**
 * Names of cities and counties with the same first letter as a text, with their properties. $1: products, $2: the first
 * letter, $3: least number of letters.
 */
export const placeNames = `/* search.placeNames */
  select e.search_text as word, sum(e.weight)::integer as entries
  from search_entry e
  where e.product = any($1) and e.kind in ('CITY', 'COUNTY') and e.search_text like $2 || '%'
    and length(e.search_text) >= $3
  group by e.search_text`;
