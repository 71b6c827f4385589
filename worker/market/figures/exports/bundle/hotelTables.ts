import {
  awaitsQuarterlyHotels,
  quarterlyFilings,
  quarterlyHotelsOfBrands,
} from '../../../../../server/market/hotels/quarterlyFilers.rules.ts';
import { hasQuarterlyFilers } from '../../../../../server/market/releases/publishedMonths.rules.ts';
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

const PROPERTY = 'Number of the property, as in the file of properties.';
const RELEASE = 'Number of the latest release that the figure comes from, as in releases.parquet.';

const hotels: BundleTable = {
  name: 'hotels',
  about: 'Hotels, as last filed.',
  from: `hotel_property p ${joinCounty('p')} left join brand b on b.id = p.brand_id
    left join establishment_property e on e.product = 'hotel' and e.property_id = p.id`,
  order: 'p.id',
  columns: [
    p.integer('property_id', 'Number of the property in this bundle.', 'p.id'),
    p.text('taxpayer_number', 'Taxpayer number.'),
    p.integer('location_number', 'Location number within the taxpayer.'),
    ...namedColumns(p),
    p.integer('room_capacity', 'Rooms, as last filed; null if unknown.'),
    p.integer('filer_type', '50: files by month. 60: files by quarter.'),
    p.boolean('is_marketplace', 'True for a city’s or county’s row of marketplaces, which is no hotel.'),
    p.text('brand', 'Brand; null if none.', 'b.name'),
    ...standingColumns(p),
  ],
};

const filings: BundleTable = {
  name: 'hotel_filings',
  about: 'Tax returns of hotels as published, current ones and those that a later release replaced.',
  from: `hotel_filing f ${joinCounty('f')}`,
  order: 'f.id',
  columns: [
    f.integer('filing_id', 'Number of the filing.', 'f.id'),
    f.integer('property_id', PROPERTY),
    f.date('period_end', 'Last day of the period.'),
    f.integer('period_months', 'Months of the period: 1 or 3.'),
    f.integer('filer_type', '50: files by month. 60: files by quarter.'),
    ...filedColumns(f),
    f.integer('room_capacity', 'Rooms as filed; null for 0.', 'nullif(f.room_capacity, 0)'),
    f.cents('room_receipts', 'Room receipts as filed.'),
    f.cents('taxable_receipts', 'Taxable receipts as filed.'),
    f.boolean('is_marketplace', 'True for a city’s or county’s row of marketplaces.'),
    f.text(
      'receipts_flag',
      'Flag on the receipts: EXTRA_DIGIT, UNSUPPORTED_TOTAL, UNUSUAL_RECEIPTS or REPEATED_RECEIPTS; null if none.',
    ),
    f.text('rooms_flag', 'Flag on the rooms: ROOMS_DOUBTFUL or IDLE_ROOMS; null if none.'),
    f.text('decision', 'An operator’s decision: ACCEPTED or LEFT_OUT; null if none.'),
    ...validityColumns(f),
  ],
};

const lacksQuarterlyFilers = (what: string) =>
  m.boolean(
    'lacks_quarterly_filers',
    `True if no release has the quarterly filers of the month: ${what}`,
    `not ${hasQuarterlyFilers('m.month')}`,
  );

/** Sums have no such column: they are made only for months that a release has from monthly filers. */
const lacksMonthlyFilers = m.boolean(
  'lacks_monthly_filers',
  'True if no release has the monthly filers of the month: its rows are parts of quarterly filings, of few hotels.',
  isNotWhole('hotel'),
);

const months: BundleTable = {
  name: 'hotel_months',
  about:
    'Months of hotels with the values that count: quarterly filings are divided among their months by days.',
  from: `hotel_month m ${joinCounty('m')} left join brand b on b.id = m.brand_id`,
  order: 'm.property_id, m.month',
  columns: [
    m.integer('property_id', PROPERTY),
    m.month('month', 'First day of the month.'),
    m.cents('room_receipts', 'Receipts that count.'),
    m.cents('filed_receipts', 'Receipts as filed.'),
    m.cents('taxable_receipts', 'Taxable receipts.'),
    m.cents('apportioned', 'Part of the receipts that comes from quarterly filings.'),
    m.integer('rooms', 'Rooms that count; null if unknown.', 'm.room_capacity'),
    m.integer('filed_rooms', 'Rooms as filed; null if unknown.'),
    m.boolean('is_marketplace', 'True for marketplaces, whose rooms never count.'),
    m.boolean('is_left_out', 'True if an operator left it out: it counts nowhere.'),
    m.text('receipts_flag', 'Flag on the receipts; null if none.'),
    m.text('rooms_flag', 'Flag on the rooms; null if none.'),
    ...placeColumns(m),
    m.text('zip', 'ZIP code that it counts toward.'),
    m.text('brand', 'Brand in the month; null if none.', 'b.name'),
    incompleteColumn(m, 'hotel'),
    m.integer('release_id', RELEASE),
    lacksQuarterlyFilers('a sum of its rows is lower than those of other months.'),
    lacksMonthlyFilers,
  ],
};

const sums = [
  m.cents('room_receipts', 'Receipts that count.'),
  m.cents('filed_receipts', 'Receipts as filed.'),
  m.cents('taxable_receipts', 'Taxable receipts.'),
  m.cents('apportioned', 'Part of the receipts that comes from quarterly filings.'),
  m.cents('revpar_receipts', 'Receipts of hotels with known rooms, for RevPAR.'),
  m.integer(
    'rooms',
    'Rooms of hotels that filed. In the month of a sale both owners may file, and the rooms are in it twice: ' +
      '`hotel_months` has them by property, and `establishment_id` in `hotels` says which properties are one hotel.',
  ),
  m.integer('filed_rooms', 'The same as filed.'),
  m.integer('properties', 'Hotels that filed, including those that filed $0.'),
  m.integer('flagged_filings', 'Filings that do not count as filed.'),
  m.cents('unusual_receipts', 'Part of the receipts that is unusual and counts as filed.'),
];

/** Last, so that no column of an earlier bundle moves. */
const emptyRooms = m.integer('empty_rooms', 'Of the rooms, those of hotels that filed $0.');
const propertiesWithRooms = m.integer('properties_with_rooms', 'Of `properties`, those whose rooms count.');

/** Columns that say of sums which filings the releases lack. */
const lacking = [incompleteColumn(m, 'hotel'), lacksQuarterlyFilers('the sums are of monthly filers.')];

const LEFT_OUT =
  'A month is missing if an operator left out all that was filed for it (`is_left_out` in `hotel_months`): its receipts ' +
  'are unknown, not 0.';

const places = placeMonths('hotel_place_month', m);

const placeTable: BundleTable = {
  name: 'hotel_place_months',
  about: `Lodging of cities, counties and ZIP codes by month, and of cities within counties. ${LEFT_OUT}`,
  ...places,
  columns: [
    ...places.columns,
    ...sums,
    m.cents('marketplace', 'Part of the receipts that marketplaces took in.'),
    ...lacking,
    m.integer('release_id', RELEASE),
    emptyRooms,
    propertiesWithRooms,
  ],
};

/** SQL of the months of brands that lack what some of their hotels file by quarter. */
const awaitedMonths = `
  with ${quarterlyFilings(null)}, ${quarterlyHotelsOfBrands('brand', 'array(select id from brand)')}
  select b.brand_id, b.month from brand_month b where ${awaitsQuarterlyHotels('b.brand_id', 'b.month')}`;

const brandMonths: BundleTable = {
  name: 'brand_months',
  about: `Hotel brands by month. ${LEFT_OUT}`,
  from: `brand_month m join brand b on b.id = m.brand_id join parent_company o on o.id = b.parent_company_id
    left join (${awaitedMonths}) awaited on awaited.brand_id = m.brand_id and awaited.month = m.month`,
  order: 'm.brand_id, m.month',
  columns: [
    m.text('brand', 'Brand.', 'b.name'),
    m.text('parent_company', 'Company that the brand belongs to.', 'o.name'),
    m.month('month', 'First day of the month.'),
    ...sums,
    ...lacking,
    m.integer('release_id', RELEASE),
    emptyRooms,
    m.boolean(
      'awaits_quarterly_filers',
      'True if the brand has hotels that file by quarter at that time, and no release has their quarter: their part is ' +
        'missing. Where only `lacks_quarterly_filers` is true, the brand has none.',
      'awaited.month is not null',
    ),
    propertiesWithRooms,
  ],
};

export const hotelTables: readonly BundleTable[] = [hotels, filings, months, placeTable, brandMonths];
