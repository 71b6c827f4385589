import type { PlaceAggregate } from './placeMonths.sql.ts';

/**
 * Sparse months are those in which few properties changed, like the months that a legacy release has late filings of.
 * Their sums change by the difference that these properties make: to sum them again, a release would read every month
 * that it has a filing of.
 */

/** Properties up to which the difference takes less time than the sum of all. */
const MOST_PROPERTIES = 1500;

/** The changed properties by sparse month. A month without sums, or that no longer has them, is not sparse. */
export function findSparse({ product, isWhole }: PlaceAggregate): string {
  return `/* sparseMonths.find ${product} */
  create temporary table sparse_${product} on commit drop as
  select property_id, month
  from touched_${product}_month
  where month in (
    select touched.month
    from (select month, count(*) as properties from touched_${product}_month group by month) touched
    where touched.properties <= ${MOST_PROPERTIES} and ${isWhole('touched.month')}
    and exists (
      select from ${product}_place_month p
      where p.kind = 'COUNTY' and p.county_code = 0 and p.month = touched.month
    )
  )`;
}

/** The touched months: those to be summed again, and the sparse ones. */
export function listTouched({ product }: PlaceAggregate): string {
  return `/* sparseMonths.list ${product} */
  select coalesce(array_agg(month) filter (where not is_sparse), '{}') as summed,
    coalesce(array_agg(month) filter (where is_sparse), '{}') as sparse
  from (
    select month, month in (select month from sparse_${product}) as is_sparse
    from touched_${product}_month group by month
  ) touched`;
}

/** The changed properties of sparse months, by the later months of the pairs that they are in. */
export function findSparsePairs({ product, isWhole }: PlaceAggregate): string {
  const later = (months: string): string => `select month from (${months}) touched
      union
      select (month + interval '1 year')::date from (${months}) touched`;
  const sparse = `select distinct month from sparse_${product}`;
  return `/* sparseMonths.findPairs ${product} */
  create temporary table sparse_${product}_pair on commit drop as
  with paired as (
    select month
    from (
      (${later(sparse)})
      except
      (${later(`select month from touched_${product}_month except ${sparse}`)})
    ) later
    where ${isWhole('later.month')} and ${isWhole("(later.month - interval '1 year')::date")}
  )
  select property_id, month from sparse_${product} where month in (select month from paired)
  union
  select property_id, (month + interval '1 year')::date from sparse_${product}
  where (month + interval '1 year')::date in (select month from paired)`;
}

/** No restriction by month alone: an index by month would lead to all rows of the month. */
export const ANY_MONTH = 'array[month]';

function changedRows({ product, countedMonths }: PlaceAggregate, sign: -1 | 1): string {
  const only = `(property_id, month) in (select property_id, month from sparse_${product})`;
  return `select ${sign} as sign, * from ${countedMonths(ANY_MONTH, only)}`;
}

function changedPairs({ likeForLike }: PlaceAggregate, sign: -1 | 1): string {
  return `select ${sign} as sign, * from (${likeForLike.somePairs}) pair`;
}

/** The rows of sparse months and their pairs as they were: before the months are written. */
export function keepFormer(places: PlaceAggregate): string[] {
  const { product } = places;
  return [
    `/* sparseMonths.keepFormer ${product} */
    create temporary table ${product}_month_change on commit drop as ${changedRows(places, -1)}`,
    `/* sparseMonths.keepFormerPairs ${product} */
    create temporary table ${product}_pair_change on commit drop as ${changedPairs(places, -1)}`,
  ];
}

/** The same rows as they are now. */
export function addLatter(places: PlaceAggregate): string[] {
  const { product } = places;
  return [
    `/* sparseMonths.addLatter ${product} */ insert into ${product}_month_change ${changedRows(places, 1)}`,
    `/* sparseMonths.addLatterPairs ${product} */ insert into ${product}_pair_change ${changedPairs(places, 1)}`,
  ];
}
