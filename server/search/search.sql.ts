/** $1 product, $2 text as the index spells it, ready for LIKE. */

/** Places that begin with the text: ZIP codes, cities, counties; the ones with most properties first. */
export const placesByPrefix = `/* search.placesByPrefix */
  select e.kind, e.entry_key as key, coalesce(county.name, e.entry_key) as name
  from search_entry e
  left join county on e.kind = 'COUNTY' and county.code::text = e.entry_key
  where e.product = $1 and e.kind in ('ZIP', 'CITY', 'COUNTY') and e.search_text like $2 || '%'
  order by array_position(array['ZIP', 'CITY', 'COUNTY'], e.kind), e.weight desc, e.search_text
  limit 10`;

/** Properties whose name begins with the text. */
export const propertiesByPrefix = `/* search.propertiesByPrefix */
  select e.property_id as id
  from search_entry e
  where e.product = $1 and e.kind = 'PROPERTY' and e.search_text like $2 || '%'
  order by e.weight desc, e.search_text, e.property_id
  limit 10`;

/** Properties where each of the words ($3, patterns for LIKE) begins a word of the name. */
export const propertiesByWords = `/* search.propertiesByWords */
  select e.property_id as id
  from search_entry e
  where e.product = $1 and e.kind = 'PROPERTY'
    and e.search_text like all ($3::text[]) and ' ' || e.search_text like all ($4::text[])
    and e.search_text not like $2 || '%'
  order by e.weight desc, e.search_text, e.property_id
  limit 10`;

/** Properties with a name, or part of one, that is spelled much like the text. */
export const propertiesBySimilarity = `/* search.propertiesBySimilarity */
  select e.property_id as id
  from search_entry e
  where e.product = $1 and e.kind = 'PROPERTY' and $2 <% e.search_text
  order by $2 <<-> e.search_text, e.weight desc, e.search_text, e.property_id
  limit 10`;

/** How alike a part of a name must be (1 is the same), for the statement that follows in the transaction. */
export const setSimilarity = `/* search.setSimilarity */ set local pg_trgm.word_similarity_threshold = 0.5`;
