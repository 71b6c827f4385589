import { isStanding } from '../premises/establishment.sql.ts';
import { isCurrentSince, joinStatus } from '../releases/currentProperties.rules.ts';
import { beginsWith, eachProduct } from './search.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/** Number of top candidates to rank; ranking all properties in a large city would take too long at every keystroke. */
const LOOKED_AT = 200;

/** Rooms from which on a hotel comes before bars and rentals that fit as well. */
const LARGE_HOTEL = 20;

const order = 'e.weight desc, e.search_text, e.property_id';

/** In the order of an index, which stops at the limit: thousands of documents may have a frequent word. */
const largestFirst = `order by ${order} limit ${String(LOOKED_AT)}`;

/** The same of entries that start with the text ($1): fewer, and one may be the whole text. */
const namedFirst = `order by e.search_text = $1 desc, ${order} limit ${String(LOOKED_AT)}`;

/**
 * SQL of whether a row is the best one whose whole name is the text, by SQL of that: it is on the list even if it has ended
 * and enough current ones fit, too. A current one of that name is better.
 */
const isBestNamed = (isNamed: string, isCurrent: string, next: string): string =>
  `(${isNamed} and row_number() over (partition by ${isNamed} order by ${isCurrent} desc, ${next}) = 1)`;

const startOrder = 'found.weight desc, found.search_text, found.property_id';

/**
 * Up to ten hotels or bars whose name starts with the text ($1), current and large ones first, but for an ended one of that
 * very name.
 */
export function propertiesByStart(product: ProductName): string {
  return `/* search.propertiesByStart ${product} */ /* prepared */
  select upper('${product}') as product, found.property_id as "propertyId", ${isCurrentSince} as "isCurrent",
    0 as fit
  from (
    select e.property_id, e.weight, e.search_text from search_entry e
    where e.product = '${product}' and e.kind = 'PROPERTY' and ${beginsWith('e.search_text', '$1')}
    ${namedFirst}
  ) found
  join ${product}_property p on p.id = found.property_id
  ${joinStatus(product)}
  where ${isStanding(product, 'p.id')}
  order by ${isBestNamed('found.search_text = $1', isCurrentSince, startOrder)} desc, "isCurrent" desc, found.search_text = $1 desc,
    ${startOrder}
  limit 10`;
}

/**
 * SQL condition on a found entry of `p`: its name begins with the house number, as names of rentals do. Such a name is
 * an address, so that a street is not taken for what a hotel or city is called.
 */
const isAddress = `(split_part(found.search_text, ' ', 1) = split_part(p.location_address, ' ', 1)
        and found.search_text ~ '^[0-9]')`;

function candidates(product: ProductName): string {
  const isStart = beginsWith('e.search_text', '$1');
  const from = (condition: string, first: string): string =>
    `(select e.property_id, e.search_text, e.weight, e.document from search_entry e
      where e.product = '${product}' and e.kind = 'PROPERTY' and ${condition} ${first})`;
  return `select '${product}' as product, p.id as property_id, p.premises_id, p.last_month,
      ${isCurrentSince} as is_current, found.search_text, found.weight, found.document,
      found.property_id = p.id as is_own, ${isAddress} as is_address
    from (
      ${from(isStart, namedFirst)}
      union all
      ${from(`e.document @@ $2::tsquery and not ${isStart}`, largestFirst)}
    ) found
    left join establishment_property e on e.product = '${product}' and e.property_id = found.property_id
    join ${product}_property p on p.id = coalesce(e.latest_property_id, found.property_id)
    ${joinStatus(product)}`;
}

/** More than all other facts of closeness together. */
const WHOLE_NAME = 512;

/**
 * SQL of how close an entry is to the text, beyond its fit: the whole name, a large hotel with all words, the start of
 * the name, the number of whole words, words next to each other as typed, today's name. One number sorts faster.
 */
const closeness = `(
      (search_text in ($1, 'THE ' || $1))::integer * ${String(WHOLE_NAME)}
      + (product = 'hotel' and weight >= ${String(LARGE_HOTEL)}
        and (is_start or document @@ case fit when 0 then $8 else $7 end::tsquery))::integer * 256
      + is_start::integer * 128
      + (select count(*) from unnest(case fit when 0 then $6 else $5 end::tsquery[]) word where document @@ word) * 4
      + (document @@ $9::tsquery)::integer * 2
      + is_own::integer
    )`;

const bestOrder = 'closeness desc, weight desc, search_text, property_id';

/**
 * The best properties for a text ($1). $2: query that documents match; $3: the same within name, place and brand, with
 * a word in the name; $4: the same without owners; $5: a query for each typed word as a whole, and $6 within name, place
 * and brand; $7: query for all words, also those that need not match, and $8 within name, place and brand; $9: query for
 * the words next to each other; $10: limit.
 * The property of an earlier owner stands for the latest one of its establishment, so that an old name finds the hotel or
 * bar as it is now. Another owner who is gone is left out if a later one of the same premises fits as well.
 */
export function bestProperties(products: readonly ProductName[]): string {
  return `/* search.bestProperties ${products.join(' ')} */
  with candidate as materialized (
    ${eachProduct(products, candidates)}
  ), fitted as materialized (
    select product, property_id, premises_id, last_month, is_current, search_text, weight, fit, ${closeness} as closeness
    from candidate
    cross join lateral (
      select case when document @@ $3::tsquery and not is_address then 0
          when document @@ $4::tsquery then 1 else 2 end as fit,
        starts_with(search_text, $1) or starts_with(search_text, 'THE ' || $1) as is_start
    ) how
  ), told_apart as (
    select *, not is_current and row_number() over (
        partition by product, coalesce(premises_id, -property_id), fit
        order by is_current desc, last_month desc, closeness desc, property_id
      ) > 1 as is_former,
      row_number() over (
        partition by product, property_id order by fit, closeness desc, weight desc, search_text
      ) > 1 as is_repeated
    from fitted
  )
  select upper(product) as product, property_id as "propertyId", is_current as "isCurrent", fit
  from told_apart where not is_former and not is_repeated
  order by ${isBestNamed(`closeness >= ${String(WHOLE_NAME)}`, 'is_current', bestOrder)} desc,
    fit, is_current desc, ${bestOrder}
  limit $10`;
}
