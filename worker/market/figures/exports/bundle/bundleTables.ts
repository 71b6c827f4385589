import { beverageTables } from './beverageTables.ts';
import { columnsOf, type BundleTable } from './bundleTable.ts';
import { hotelTables } from './hotelTables.ts';

const p = columnsOf('p');
const o = columnsOf('o');
const r = columnsOf('r');

const premises: BundleTable = {
  name: 'premises',
  about: 'Addresses with hotels and bars.',
  from: 'premises p',
  order: 'p.id',
  columns: [
    p.integer('premises_id', 'Number of the premises in this bundle.', 'p.id'),
    p.text('address', 'Normalised street address.'),
    p.text('zip', 'ZIP code.'),
    p.date(
      'first_hotel_begin',
      'Begin of the first hotel, as filed: some had receipts before; null if there was none.',
    ),
  ],
};

const owners: BundleTable = {
  name: 'ownership_periods',
  about: 'Who owned the hotels and bars at an address, one after the other.',
  from: 'ownership_period o',
  order: 'o.product, o.property_id, o.position',
  columns: [
    o.text('product', 'hotel or beverage.'),
    o.integer('property_id', 'Number of the property, as in its file of properties.'),
    o.integer('position', 'Position within the property, from 1.'),
    o.integer('premises_id', 'Number of the premises.'),
    o.text('location_name', 'Trade name.'),
    o.text('taxpayer_name', 'Taxpayer’s name.'),
    o.date('begin_date', 'First day.'),
    o.date('end_date', 'Last day; null if it has not ended.'),
    o.boolean('dates_are_filed_periods', 'True if the first and last filed period stand in for the dates.'),
  ],
};

const releases: BundleTable = {
  name: 'releases',
  about: 'Releases of the comptroller that are in force.',
  from: '(select * from release where undone_at is null) r',
  order: 'r.id',
  columns: [
    r.integer('release_id', 'Number of the release.', 'r.id'),
    r.text('product', 'hotel or beverage.'),
    r.text('file_name', 'Name of the comptroller’s file.'),
    r.text('sha256', 'Hash of the file.'),
    r.date('issued_on', 'Day on which the comptroller issued it; null if unknown.'),
    r.month('first_month', 'First month in the file.'),
    r.month('last_month', 'Last month in the file.'),
    r.integer('rows', 'Rows in the file.'),
    r.cents('total', 'Receipts of its accepted rows.'),
    r.text(
      'published_at',
      'Time when it was published here, in UTC.',
      `to_char(r.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    ),
  ],
};

/** The files of the bundle, in this order. */
export const bundleTables: readonly BundleTable[] = [
  ...hotelTables,
  ...beverageTables,
  premises,
  owners,
  releases,
];
