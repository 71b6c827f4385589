import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { placeKinds, type PlaceKind } from './placeKinds.ts';
import { selectList } from '../../../server/platform/lib/columns.sql.ts';

/** Sums of one product's property months into months and years of its places. */
export interface PlaceAggregate {
  /** The tax, and the prefix of its tables. */
  product: ImportedProduct;
  /** SQL: whether the releases have enough of the month of `first` for a place's sum to be one. */
  isWhole: (first: string) => string;
  /** SQL of the summed values, one row per property and month, for an array of months and a condition on the rows. */
  countedMonths: (months: string, only?: string) => string;
  /** Columns of the place's month with the SQL that sums them over the property months of one place. */
  monthMeasures: Record<string, string>;
  /** SQL of the condition on which these property months make a figure. */
  hasFigure: string;
  /** The sums for changes on the year: see {@link ./likeForLike.sql.ts}. */
  likeForLike: LikeForLikeAggregate;
  /** Columns of the place's year with the SQL that sums them over the place's months. */
  yearMeasures: Record<string, string>;
}

/** Sums of property months that also have a figure a year earlier, by place. */
interface LikeForLikeAggregate {
  /** Statements that run before; $1: the touched months. */
  prepare: readonly string[];
  /**
   * SQL of pairs, for arrays of months and of the months a year earlier: one row per property, with the city,
   * county and ZIP code that it counts toward in both, each null if they differ.
   */
  pairs: (months: string, monthsBefore: string) => string;
  /** SQL of the same rows for the properties and later months of `sparse_…_pair`. */
  somePairs: string;
  /** Columns with the SQL that sums them over the pairs of one place. */
  measures: Record<string, string>;
}

const groupingOrder = ['city', 'county_code', 'zip'] as const;

/** Postgres' grouping() of a kind: a bit for each column that is not part of its key. */
function groupingOf(place: PlaceKind): number {
  return groupingOrder.reduce((bits, column) => bits * 2 + (place.columns.includes(column) ? 0 : 1), 0);
}

function byKind(choose: (place: PlaceKind) => string): string {
  return `case grouping(city, county_code, zip)
      ${placeKinds.map((place) => `when ${groupingOf(place)} then ${choose(place)}`).join('\n      ')}
    end`;
}

function isPlace(place: PlaceKind): string {
  const known = place.columns.map((column) => `${column} is not null`);
  const excepted = place.except === undefined ? [] : [`${place.key} <> '${place.except}'`];
  return `(grouping(city, county_code, zip) = ${groupingOf(place)} and ${[...known, ...excepted].join(' and ')})`;
}

/** SQL of those of the touched months ($1, dates) that the releases have whole. */
export function wholeMonths(isWhole: (first: string) => string): string {
  return `select touched.month from unnest($1::date[]) touched(month) where ${isWhole('touched.month')}`;
}

/** Removes the figures of the touched months ($1, dates) of every place. */
export function removePlaceMonths({ product }: PlaceAggregate): string {
  return `/* placeMonths.remove ${product} */
  delete from ${product}_place_month where month = any($1::date[])`;
}

/** Sums the touched months ($1, dates) of every place in one pass over the property months. */
export function addPlaceMonths(places: PlaceAggregate): string {
  const { product, isWhole, countedMonths, monthMeasures, hasFigure } = places;
  return `/* placeMonths.add ${product} */
  ${insertByPlace(`${product}_place_month`, monthMeasures)}
  from ${countedMonths(`array(${wholeMonths(isWhole)})`)}
  ${groupByPlace(placeKinds)} and ${hasFigure}`;
}

/** SQL up to `from`: a row for each place and month, by the measures. */
export function insertByPlace(table: string, measures: Record<string, string>): string {
  return `insert into ${table} (${placeColumns}, ${Object.keys(measures).join(', ')})
  ${selectByPlace(measures)}`;
}

/** The key of the rows of places, of either sums or comparisons. */
export const placeColumns = 'kind, place_key, county_code, month';

export function selectByPlace(measures: Record<string, string>): string {
  return `select
    ${byKind((place) => `'${place.kind}'`)} as kind,
    ${byKind((place) => place.key)} as place_key,
    ${byKind((place) => place.county)} as county_code,
    month,
    ${selectList(measures)}`;
}

/** `keys`: columns to group by besides the place. */
export function groupByPlace(kinds: readonly PlaceKind[], keys = 'month'): string {
  return `group by grouping sets (${kinds.map((place) => `(${keys}, ${place.columns.join(', ')})`).join(', ')})
  having (${kinds.map(isPlace).join('\n    or ')})`;
}

/** SQL of an array of all months of the years of the touched months ($1, dates). */
const monthsOfYears = `array(
    select distinct (date_trunc('year', touched.month) + n * interval '1 month')::date
    from unnest($1::date[]) touched(month), generate_series(0, 11) n
  )`;

export function removePlaceYears({ product }: PlaceAggregate): string {
  return `/* placeYears.remove ${product} */
  delete from ${product}_place_year
  where year in (select extract(year from month) from unnest($1::date[]) month)`;
}

/** Sums the years of the touched months ($1, dates). */
export function addPlaceYears({ product, yearMeasures }: PlaceAggregate): string {
  return `/* placeYears.add ${product} */
  insert into ${product}_place_year (kind, place_key, county_code, year, ${Object.keys(yearMeasures).join(', ')})
  select kind, place_key, county_code, extract(year from month), ${Object.values(yearMeasures).join(', ')}
  from ${product}_place_month
  where month = any(${monthsOfYears})
  group by kind, place_key, county_code, extract(year from month)`;
}
