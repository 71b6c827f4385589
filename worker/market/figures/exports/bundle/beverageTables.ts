import { columnsOf, type BundleTable } from './bundleTable.ts';
import {
  filedColumns,
  incompleteColumn,
  isNotWhole,
  joinCounty,
  namedColumns,
  placeColumns,
  placeMonths,
  standingColumns,
  validityColumns,
} from './sharedColumns.ts';

const p = columnsOf('p');
const f = columnsOf('f');
const m = columnsOf('m');

const UNKNOWN = 'null in legacy releases, and 0 in an estimate, as published, though nobody knows it.';

const parts = (of: typeof f) => [
  of.cents('liquor_receipts', `Liquor; ${UNKNOWN}`),
  of.cents('wine_receipts', `Wine; ${UNKNOWN}`),
  of.cents('beer_receipts', `Beer; ${UNKNOWN}`),
  of.cents('cover_charge_receipts', `Cover charge; ${UNKNOWN}`),
  of.cents('total_receipts', 'All of them.'),
];

const properties: BundleTable = {
  name: 'beverage_properties',
  about: 'Bars and restaurants with a mixed beverage permit, as last filed.',
  from: `beverage_property p ${joinCounty('p')}
    left join establishment_property e on e.product = 'beverage' and e.property_id = p.id`,
  order: 'p.id',
  columns: [
    p.integer('property_id', 'Number of the property in this bundle.', 'p.id'),
    p.text('taxpayer_number', 'Taxpayer number; the permit for properties known only from legacy releases.'),
    p.integer('location_number', 'Location number within the taxpayer.'),
    p.text('permit', 'Permit number of the TABC.'),
    ...namedColumns(p),
    ...standingColumns(p),
  ],
};

const filings: BundleTable = {
  name: 'beverage_filings',
  about: 'Mixed beverage tax returns as published, current ones and those that a later release replaced.',
  from: `beverage_filing f ${joinCounty('f')}`,
  order: 'f.id',
  columns: [
    f.integer('filing_id', 'Number of the filing.', 'f.id'),
    f.integer('property_id', 'Number of the property, as in beverage_properties.parquet.'),
    f.text(
      'source',
      'portal or legacy. Do not add up both: beverage_months.parquet has what counts, and toward which property.',
    ),
    f.text('permit', 'Permit number as filed.'),
    f.date('period_end', 'Last day of the month.'),
    ...filedColumns(f),
    ...parts(f),
    f.cents('tax', 'Tax; null in the portal’s releases.'),
    f.boolean('is_estimate', 'True if the comptroller estimated it.'),
    ...validityColumns(f),
  ],
};

const months: BundleTable = {
  name: 'beverage_months',
  about:
    'Months of bars and restaurants with the receipts that count: the portal’s, else those of legacy filings under the ' +
    'property that has their permit at their ZIP code.',
  from: `beverage_month m ${joinCounty('m')}`,
  order: 'm.property_id, m.month',
  columns: [
    m.integer('property_id', 'Number of the property, as in beverage_properties.parquet.'),
    m.month('month', 'First day of the month.'),
    m.text('source', 'portal, or legacy: receipts are calculated from the tax, and their parts are null.'),
    ...parts(m),
    m.boolean('is_estimate', 'True if the comptroller estimated receipts of it.'),
    ...placeColumns(m),
    m.text('zip', 'ZIP code that it counts toward.'),
    incompleteColumn(m, 'beverage'),
    m.integer(
      'release_id',
      'Number of the latest release that the figure comes from, as in releases.parquet.',
    ),
    m.boolean(
      'has_late_filings_only',
      'True if no release has the month itself, only filings for it that came late or early: its rows are of few bars.',
      isNotWhole('beverage'),
    ),
  ],
};

const places = placeMonths('beverage_place_month', m);

const placeTable: BundleTable = {
  name: 'beverage_place_months',
  about: 'Mixed beverages of cities, counties and ZIP codes by month, and of cities within counties.',
  ...places,
  columns: [
    ...places.columns,
    ...parts(m),
    m.cents('estimated', 'Part of the total that the comptroller estimated.'),
    m.integer('properties', 'Bars and restaurants that filed.'),
    incompleteColumn(m, 'beverage'),
    m.integer('release_id', 'Number of the latest release that the figure comes from.'),
  ],
};

export const beverageTables: readonly BundleTable[] = [properties, filings, months, placeTable];
