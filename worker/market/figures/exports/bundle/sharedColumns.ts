import { isIncomplete } from '../../../../../server/market/releases/incompleteMonths.rules.ts';
import { wholeMonthsBetween } from '../../../../../server/market/releases/publishedMonths.rules.ts';
import type { BundleColumn, columnsOf } from './bundleTable.ts';
import type { ProductName } from '../../../../../server/market/productName.rules.ts';

const CITY = 'City that it counts toward; null if none.';
const COUNTY = 'County that it counts toward; null if none.';

type Columns = ReturnType<typeof columnsOf>;

/** SQL that joins the county `c` of an alias, for {@link placeColumns}. */
export const joinCounty = (alias: string): string => `left join county c on c.code = ${alias}.county_code`;

/** City and county that a row counts toward. */
export function placeColumns(of: Columns): BundleColumn[] {
  return [of.text('city', CITY), of.text('county', COUNTY, 'c.name')];
}

/** Marks a month `m` whose release lacks rows: who reads only the sums would take that for a fall. */
export function incompleteColumn(of: Columns, product: ProductName): BundleColumn {
  return of.boolean(
    'is_incomplete',
    'True if the month was published although rows are missing in its release.',
    isIncomplete(product, 'm.month'),
  );
}

/**
 * SQL: true if no release has the month `m` of monthly filers, or of all mixed beverage permits. The months are listed
 * once for all rows, of which there are over a million.
 */
export function isNotWhole(product: ProductName): string {
  const [first, last] = ['min', 'max'].map((end) => `(select ${end}(month) from ${product}_month)`);
  return `m.month not in (${wholeMonthsBetween(product, first ?? '', last ?? '')})`;
}

/** Columns of a filing of either tax as it was filed. */
export function filedColumns(of: Columns): BundleColumn[] {
  return [
    of.text('location_name', 'Trade name as filed.'),
    of.text('location_address', 'Street address as filed.'),
    of.text('location_city', 'City as filed.'),
    of.text('location_zip', 'ZIP code as filed.'),
    ...placeColumns(of),
    of.text('taxpayer_name', 'Taxpayer’s name as filed.'),
  ];
}

/** Columns that end a filing of either tax: the responsibility and the releases. */
export function validityColumns(of: Columns): BundleColumn[] {
  return [
    of.date('responsibility_begin', 'First day of the taxpayer’s responsibility.'),
    of.date('responsibility_end', 'Last day of it; null if it had not ended.'),
    of.integer('release_id', 'Number of the release that brought it.'),
    of.integer(
      'replaced_by_release_id',
      'Number of the release that replaced or retired it; null if it is current.',
    ),
  ];
}

/** Columns of a property of either tax with its name, address and taxpayer. */
export function namedColumns(of: Columns): BundleColumn[] {
  return [
    of.text('name', 'Trade name.', 'p.location_name'),
    of.text('address', 'Street address.', 'p.location_address'),
    ...placeColumns(of),
    of.text('zip', 'ZIP code.'),
    of.text('taxpayer_name', 'Taxpayer’s name.'),
  ];
}

/** Columns that end a property of either tax: its time and the building it is in. */
export function standingColumns(of: Columns): BundleColumn[] {
  return [
    of.date('responsibility_begin', 'First day of the taxpayer’s responsibility.'),
    of.date('responsibility_end', 'Last day of it; null if it has not ended.'),
    of.month('first_month', 'First month with a filing.'),
    of.month('last_month', 'Last month with a filing.'),
    of.integer('premises_id', 'Number of the premises at its address.'),
    of.integer(
      'establishment_id',
      'Number of the hotel or bar, which it keeps when it is sold: properties of several owners have one.',
      'coalesce(e.establishment_id, p.id)',
    ),
  ];
}

/** Columns of months of places, and the SQL of their rows. */
export function placeMonths(
  table: string,
  of: Columns,
): { from: string; order: string; columns: BundleColumn[] } {
  return {
    from: `${table} m left join county c on c.code = case when m.kind = 'COUNTY' then m.place_key::smallint
    when m.kind = 'CITY_IN_COUNTY' then m.county_code end`,
    order: 'm.kind, m.place_key, m.county_code, m.month',
    columns: [
      of.text('kind', 'CITY, COUNTY, ZIP, or CITY_IN_COUNTY: do not add up different kinds.'),
      of.text(
        'place',
        'Name of the city or county, or the ZIP code.',
        `case when m.kind = 'COUNTY' then c.name else m.place_key end`,
      ),
      of.text('county', 'County of a city within a county, and of a county.', 'c.name'),
      of.month('month', 'First day of the month.'),
    ],
  };
}
