import type { MarketGroup } from './marketMonths.type.ts';
import { scaleOfBrand } from '../../brands/chainScale.rules.ts';
import { NO_CITY } from '../../places/place.rules.ts';
import { pastYearsOfProperties, type PastYears } from './pastYears.sql.ts';
import type { YearMonths } from './rankingPeriod.ts';
import { calendarMonths, monthBit, yearColumn } from './yearRows.rules.ts';
import { yearsOfEstablishments, yearsOfProperties } from './yearSource.sql.ts';
import { amount, daysInMonth, sumOfMonths } from './yearSums.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Smallest and largest number of rooms of each class; null for no limit. */
export const sizeClasses = [
  { from: 1, to: 9 },
  { from: 10, to: 49 },
  { from: 50, to: 99 },
  { from: 100, to: 199 },
  { from: 200, to: 499 },
  { from: 500, to: null },
] as const;

const sizeClass = `case ${sizeClasses
  .map(({ from, to }) => `when p.room_capacity between ${from} and ${to ?? 2 ** 31 - 1} then '${from}'`)
  .join(' ')} end`;

/** SQL of a group's key as text, on year rows `y` and properties `p`; null for rows without a group. */
const keys: Record<MarketGroup, string> = {
  CITY: `nullif(y.city, '${NO_CITY}')`,
  COUNTY: 'y.county_code::text',
  ZIP: 'y.zip',
  PROPERTY: 'y.property_id::text',
  BRAND: 'y.brand_id::text',
  PARENT_COMPANY: '(select b.parent_company_id::text from brand b where b.id = y.brand_id)',
  CHAIN_SCALE: scaleOfBrand('y.brand_id'),
  OWNER: 'p.taxpayer_number',
  SIZE_CLASS: sizeClass,
  FILER_TYPE: 'p.filer_type::text',
};

const ofPlaces: ReadonlySet<MarketGroup> = new Set(['CITY', 'COUNTY', 'ZIP']);
const ofProperties: ReadonlySet<MarketGroup> = new Set(['OWNER', 'SIZE_CLASS', 'FILER_TYPE']);

export interface MarketSpec {
  product: ProductName;
  groupBy: MarketGroup;
  years: readonly YearMonths[];
  /** Condition on year rows `y`. */
  filter: string;
  /** True if it is as of a release. */
  isPast?: boolean;
}

function keyOf({ product, groupBy }: MarketSpec): string {
  const key = keys[groupBy];
  return product === 'beverage' || ofPlaces.has(groupBy)
    ? key
    : `case when not y.is_marketplace then ${key} end`;
}

function source({ product, groupBy, years, filter, isPast }: MarketSpec): string {
  if (groupBy === 'PROPERTY') return yearsOfEstablishments({ product, years, filter, isPast });
  const joins = ofProperties.has(groupBy) ? `join ${product}_property p on p.id = y.property_id` : '';
  return yearsOfProperties({ product, years, filter, joins, isPast });
}

const names: Partial<Record<MarketGroup, (product: ProductName) => string>> = {
  COUNTY: () => '(select c.name from county c where c.code = g.key::smallint)',
  PROPERTY: (product) => `(select p.location_name from ${product}_property p where p.id = g.key::integer)`,
  BRAND: () => '(select b.name from brand b where b.id = g.key::integer)',
  PARENT_COMPANY: () => '(select c.name from parent_company c where c.id = g.key::integer)',
  OWNER: (product) => `(
      select q.taxpayer_name from ${product}_property q where q.taxpayer_number = g.key
      order by q.last_month desc nulls last, q.location_number limit 1
    )`,
};

/** The groups with the most receipts, at most as many as `top`, with the receipts and the number of all. */
export function marketGroups(spec: MarketSpec, top: string): string {
  const { product, groupBy, years } = spec;
  const bits = years.map(
    ({ year, months }) => `when ${year} then ${months.reduce((set, month) => set | monthBit(month), 0)}`,
  );
  return `/* marketGroups ${product} ${groupBy} */
  with grouped as (
    select key, sum(receipts)::bigint as receipts from (
      select ${keyOf(spec)} as key, ${sumOfMonths(years, (month) => amount('receipts', month))} as receipts
      ${source(spec)} and y.months & case y.year ${bits.join(' ') || 'when 0 then 0'} else 0 end <> 0
    ) y group by key
  ), whole as (
    select coalesce(sum(receipts), 0)::bigint as "wholeReceipts", count(key)::integer as "groupCount",
      coalesce(bool_or(key is null), false) as "hasUngrouped"
    from grouped
  ), g as (
    select key, receipts from grouped where key is not null order by receipts desc, key limit ${top}
  )
  select g.key, g.receipts, ${names[groupBy]?.(product) ?? 'g.key'} as name, whole.*
  from whole left join g on true
  order by g.receipts desc, g.key`;
}

export type MarketMeasure =
  | 'receipts'
  | 'properties'
  | 'taxable'
  | 'rooms'
  | 'nights'
  | 'revpar_receipts'
  | 'exempt'
  | 'exemptible';

/** True if a bar may have several rows of a year: it moved, or filed from two addresses in a month. */
function mayRepeat({ product, groupBy }: MarketSpec): boolean {
  return product === 'beverage' && groupBy !== 'PROPERTY';
}

/**
 * SQL of common table expressions, `repeated`: by group and year, how many rows of each month are not the first of their
 * bar. Bars with several rows of a year are few: counting all bars by their ids takes ten times as long.
 */
function repeatedRows({ years }: MarketSpec, rows: string): string {
  const asked = years.map(({ year }) => year).join(', ') || '0';
  const again = calendarMonths.map((month) => {
    const isFiled = `y.${yearColumn('receipts', month)} is not null`;
    return `count(*) filter (where ${isFiled}) - count(distinct y.property_id) filter (where ${isFiled}) as ${yearColumn('again', month)}`;
  });
  return `with repeated as materialized (
    select y.key, y.year, ${again.join(',\n      ')}
    from ${rows} y
    where (y.property_id, y.year) in (
      select property_id, year from beverage_year where year in (${asked}) group by 1, 2 having count(*) > 1
    )
    group by 1, 2
  )`;
}

/** SQL of a measure of a month. */
function measure(name: MarketMeasure, month: number, spec: MarketSpec): string {
  const { product } = spec;
  const receipts = `y.${yearColumn('receipts', month)}`;
  const taxable = `y.${yearColumn('taxable', month)}`;
  const rooms = `y.${yearColumn('rooms', month)}`;
  const isFiled = `y.doubtful_receipts & ${monthBit(month)} = 0`;
  const again = mayRepeat(spec) ? ` - coalesce(max(repeated.${yearColumn('again', month)}), 0)` : '';
  const noMarketplace = product === 'hotel' ? ' and not y.is_marketplace' : '';
  switch (name) {
    case 'receipts':
      return `sum(${receipts})::bigint`;
    case 'properties':
      return `(count(*) filter (where ${receipts} is not null${noMarketplace})${again})::integer`;
    case 'taxable':
      return `sum(${taxable})::bigint`;
    case 'rooms':
      return `sum(${rooms})::bigint`;
    case 'nights':
      return `sum(${rooms} * ${daysInMonth(month)})::bigint`;
    case 'revpar_receipts':
      return `sum(${receipts}) filter (where ${rooms} is not null)::bigint`;
    case 'exempt':
      return `sum(${receipts} - ${taxable}) filter (where ${isFiled})::bigint`;
    case 'exemptible':
      return `sum(${receipts}) filter (where ${isFiled})::bigint`;
  }
}

/** The measures that a tax has. */
const marketMeasures: Record<ProductName, readonly MarketMeasure[]> = {
  hotel: ['receipts', 'properties', 'taxable', 'rooms', 'nights', 'revpar_receipts', 'exempt', 'exemptible'],
  beverage: ['receipts', 'properties'],
};

/**
 * Groups and all their measures as of a release, each as JSON. One statement, because it computes the year rows of all of
 * Texas again.
 */
export function marketMonthsAsOf(
  spec: MarketSpec,
  top: string,
  past: Pick<PastYears, 'release' | 'spans'>,
): string {
  const { product, groupBy } = spec;
  return `/* marketMonthsAsOf ${product} ${groupBy} */
  with ${pastYearsOfProperties({ ...past, product, ids: null })},
  page as materialized (${marketGroups(spec, top)})
  select (select json_agg(page) from page) as groups, (select json_agg(own) from (
    ${marketSums(spec, marketMeasures[product], '(select array_agg(key) from page)')}
  ) own) as years`;
}

/** Measures of each group of `known` (a placeholder) and of all else, by year: an array with a value of each month. */
export function marketSums(spec: MarketSpec, measures: readonly MarketMeasure[], known: string): string {
  const arrays = measures.map((name) => {
    const values = calendarMonths.map((month) => measure(name, month, spec));
    return `'${name}', array[${values.join(', ')}]`;
  });
  const { groupBy, product } = spec;
  const rows = `(
    select case when own.found_key = any(${known}::text[]) then own.found_key end as key, own.*
    from (select ${keyOf(spec)} as found_key, y.* ${source(spec)}) own
  )`;
  const repeats = mayRepeat(spec) && measures.includes('properties');
  return `/* marketSums ${product} ${groupBy} ${measures.join(' ')} */
  ${repeats ? repeatedRows(spec, rows) : ''}
  select y.key, y.year, jsonb_build_object(${arrays.join(',\n    ')}) as sums
  from ${rows} y
  ${repeats ? `left join repeated on coalesce(repeated.key, '') = coalesce(y.key, '') and repeated.year = y.year` : ''}
  group by 1, 2`;
}
