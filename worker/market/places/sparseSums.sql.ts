import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { alikeKinds } from './likeForLike.sql.ts';
import { placeKinds } from './placeKinds.ts';
import { groupByPlace, placeColumns, selectByPlace, type PlaceAggregate } from './placeMonths.sql.ts';

/** Brings the sums of sparse months up to date: see {@link ./sparseMonths.sql.ts}. */

/**
 * Differences of the places' months. A difference does not tell whether a place has rows left, whether a sum is known
 * now that was not, whether there is a figure at all, or which release is the latest of those that remain: such places are summed again.
 */
function findChanged({ product, monthMeasures, hasFigure }: PlaceAggregate): string {
  const names = Object.keys(monthMeasures).filter((name) => name !== 'release_id');
  const difference = (name: string): string =>
    `case when bool_and(${name} is not null) then sum(sign * ${name})::bigint end as ${name}`;
  const isKnownNow = (name: string): string =>
    `or bool_or(sign = -1 and ${name} is null) and bool_or(sign = 1 and ${name} is not null)`;
  return `/* sparseMonths.findChanged ${product} */
  create temporary table changed_${product}_place on commit drop as
  select ${placeColumns}, ${names.map(difference).join(',\n    ')},
    max(release_id) as release_id,
    coalesce(max(release_id) filter (where sign = 1) < max(release_id) filter (where sign = -1), false)
      or max(sign) = -1 or not bool_and(has_figure) ${names.map(isKnownNow).join('\n      ')} as is_unsure
  from (
    ${selectByPlace({ sign: 'sign', ...monthMeasures, has_figure: hasFigure })}
    from ${product}_month_change m
    ${groupByPlace(placeKinds, 'sign, month')}
  ) changed
  group by ${placeColumns}`;
}

function addDifferences({ product, monthMeasures }: PlaceAggregate): string {
  const names = Object.keys(monthMeasures);
  const added = names.map((name) =>
    name === 'release_id'
      ? 'release_id = greatest(p.release_id, excluded.release_id)'
      : `${name} = p.${name} + excluded.${name}`,
  );
  return `/* sparseMonths.addDifferences ${product} */
  insert into ${product}_place_month as p (${placeColumns}, ${names.join(', ')})
  select ${placeColumns}, ${names.join(', ')} from changed_${product}_place where not is_unsure
  on conflict (kind, place_key, county_code, month) do update set ${added.join(', ')}`;
}

function sumUnsure({ product, countedMonths, monthMeasures, hasFigure }: PlaceAggregate): string[] {
  const unsure = `from changed_${product}_place where is_unsure`;
  const of = (column: string, kinds: string): string =>
    `(${column}, month) in (select place_key, month ${unsure} and kind in (${kinds}))`;
  const isOfUnsure = `(${of('city', "'CITY', 'CITY_IN_COUNTY'")} or ${of('county_code::text', "'COUNTY'")}
      or ${of('zip', "'ZIP'")})`;
  const names = Object.keys(monthMeasures).join(', ');
  return [
    `/* sparseMonths.removeUnsure ${product} */
    delete from ${product}_place_month where (${placeColumns}) in (select ${placeColumns} ${unsure})`,
    `/* sparseMonths.sumUnsure ${product} */
    insert into ${product}_place_month (${placeColumns}, ${names})
    select ${placeColumns}, ${names}
    from (
      ${selectByPlace(monthMeasures)}
      from ${countedMonths(`array(select distinct month ${unsure})`, isOfUnsure)}
      ${groupByPlace(placeKinds)} and ${hasFigure}
    ) summed
    where (${placeColumns}) in (select ${placeColumns} ${unsure})`,
  ];
}

/** Sums the years of changed places; those of the months that were summed ($1, dates) are done. */
function sumYears({ product, yearMeasures }: PlaceAggregate): string[] {
  const years = `select distinct kind, place_key, county_code, extract(year from month)::smallint as year
      from changed_${product}_place
      where extract(year from month) not in (select extract(year from month) from unnest($1::date[]) month)`;
  return [
    `/* sparseMonths.removeYears ${product} */
    delete from ${product}_place_year where (kind, place_key, county_code, year) in (${years})`,
    `/* sparseMonths.addYears ${product} */
    insert into ${product}_place_year (kind, place_key, county_code, year, ${Object.keys(yearMeasures).join(', ')})
    select m.kind, m.place_key, m.county_code, year, ${Object.values(yearMeasures).join(', ')}
    from (${years}) changed
    join ${product}_place_month m
      on (m.kind, m.place_key, m.county_code) = (changed.kind, changed.place_key, changed.county_code)
        and m.month between make_date(year, 1, 1) and make_date(year, 12, 31)
    group by m.kind, m.place_key, m.county_code, year`,
  ];
}

/** Comparisons by a key, with the SQL of their differences: the key, the sums and `sign`. */
interface AlikeChange {
  product: ImportedProduct;
  table: string;
  key: string;
  measures: Record<string, string>;
  differences: string;
}

/** Adds the differences of pairs to the comparisons, and removes those without pairs. */
export function changeAlike({ product, table, key, measures, differences }: AlikeChange): string[] {
  const names = Object.keys(measures);
  return [
    `/* sparseMonths.changeAlike ${table} */
    insert into ${table} as a (${key}, ${names.join(', ')})
    select ${key}, ${names.map((name) => `sum(sign * ${name})::bigint`).join(', ')}
    from (${differences}) changed
    group by ${key}
    having (${names.map((name) => `sum(sign * ${name})`).join(', ')}) <> (${names.map(() => '0').join(', ')})
    on conflict (${key}) do update set ${names.map((name) => `${name} = a.${name} + excluded.${name}`).join(', ')}`,
    `/* sparseMonths.removeAlike ${table} */
    delete from ${table}
    where properties = 0 and month = any(array(select distinct month from ${product}_pair_change))`,
  ];
}

/** Brings places of sparse months up to date, after those of the others ($1: their months). */
export function changePlaces(places: PlaceAggregate): string[] {
  const { product, likeForLike } = places;
  const differences = `${selectByPlace({ sign: 'sign', ...likeForLike.measures })}
    from ${product}_pair_change
    ${groupByPlace(alikeKinds, 'sign, month')}`;
  return [
    findChanged(places),
    addDifferences(places),
    ...sumUnsure(places),
    ...sumYears(places),
    ...changeAlike({
      product,
      table: `${product}_place_like_for_like`,
      key: placeColumns,
      measures: likeForLike.measures,
      differences,
    }),
  ];
}
