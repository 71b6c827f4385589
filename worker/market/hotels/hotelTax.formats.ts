import type { Field, Layout } from '../../import/layout.ts';

/** H1: 2015–2016, monthly filers only; the month of activity is only in the file's name. */
const h1Fields: readonly Field[] = [
  ['Taxpayer Number', 'digits', 'taxpayer_number'],
  ['Taxpayer Name', 'text', 'taxpayer_name'],
  ['Taxpayer Address', 'text', 'taxpayer_address'],
  ['Taxpayer City', 'text', 'taxpayer_city'],
  ['Taxpayer State', 'text', 'taxpayer_state'],
  ['Taxpayer Zip Code', 'text', 'taxpayer_zip'],
  ['Taxpayer County', 'county or 0', 'taxpayer_county_code'],
  ['Outlet Number', 'integer', 'location_number'],
  ['Location Name', 'text', 'location_name'],
  ['Location Address', 'text', 'location_address'],
  ['Location City', 'text', 'location_city'],
  ['Location State', 'text', 'location_state'],
  ['Location Zip Code', 'text', 'location_zip'],
  ['Location County', 'county', 'location_county_code'],
  ['Location Room Capacity', 'integer', 'room_capacity'],
  ['Location Tot Room Receipts', 'money', 'room_receipts_cents'],
  ['Location Taxable Receipts', 'money', 'taxable_receipts_cents'],
];

/** H2: monthly and annual files since 2017; in a quarter's last month filer-60 rows hold the whole quarter. */
const h2Fields: readonly Field[] = [
  ['Taxpayer Number', 'digits', 'taxpayer_number'],
  ['Taxpayer Name', 'text', 'taxpayer_name'],
  ['Taxpayer Address', 'text', 'taxpayer_address'],
  ['Taxpayer City', 'text', 'taxpayer_city'],
  ['Taxpayer State', 'text', 'taxpayer_state'],
  ['Taxpayer Zip', 'text', 'taxpayer_zip'],
  ['Taxpayer County', 'county or 0', 'taxpayer_county_code'],
  ['Taxpayer Phone', 'text', 'taxpayer_phone'],
  ['Location Number', 'integer', 'location_number'],
  ['Location Name', 'text', 'location_name'],
  ['Location Address', 'text', 'location_address'],
  ['Location City', 'text', 'location_city'],
  ['Location State', 'text', 'location_state'],
  ['Location Zip', 'text', 'location_zip'],
  ['Location County', 'county', 'location_county_code'],
  ['Location Phone', 'text', 'location_phone'],
  ['Unit Capacity', 'integer', 'room_capacity'],
  ['Responsibility Begin Date (YYYYMMDD)', 'date YYYYMMDD', 'responsibility_begin'],
  ['Responsibility End Date (YYYYMMDD)', 'date YYYYMMDD', 'responsibility_end'],
  ['Obligation End Date (YYYYMMDD)', 'month end YYYYMMDD', 'period_end'],
  ['Filer Type', '50|60', 'filer_type'],
  ['Total Room Receipts', 'money', 'room_receipts_cents'],
  ['Taxable Receipts', 'money', 'taxable_receipts_cents'],
];

/** H2q: quarterly files, whose filer-50 rows are monthly filers already summed over the quarter. */
const h2qFields: readonly Field[] = [
  ['Taxpayer Number', 'digits', 'taxpayer_number'],
  ['Taxpayer_Name', 'text', 'taxpayer_name'],
  ['Taxpayer_Address', 'text', 'taxpayer_address'],
  ['Taxpayer_City', 'text', 'taxpayer_city'],
  ['Taxpayer_State', 'text', 'taxpayer_state'],
  ['Taxpayer_Zip', 'text', 'taxpayer_zip'],
  ['Taxpayer_County', 'county or 0', 'taxpayer_county_code'],
  ['Taxpayer_Phone', 'text', 'taxpayer_phone'],
  ['Location_Number', 'integer', 'location_number'],
  ['Location_Name', 'text', 'location_name'],
  ['Location_Address', 'text', 'location_address'],
  ['Location_City', 'text', 'location_city'],
  ['Location_State', 'text', 'location_state'],
  ['Locatio_ Zip', 'text', 'location_zip'],
  ['Location_County', 'county', 'location_county_code'],
  ['Location_Phone', 'text', 'location_phone'],
  ['Unit_Capacity', 'integer', 'room_capacity'],
  ['Responsibility_Begin_Date_(YYYYMMDD)', 'date YYYYMMDD', 'responsibility_begin'],
  ['Responsibility_End_Date_(YYYYMMDD)', 'date YYYYMMDD', 'responsibility_end'],
  ['Obligation_End_Date_(YYYYMMDD)', 'quarter YYYYQn', 'period_end'],
  ['Filer_Type', '50|60', 'filer_type'],
  ['Total_Room_Receipts', 'money', 'room_receipts_cents'],
  ['Taxable_Receipts', 'money', 'taxable_receipts_cents'],
];

const h1: Layout = {
  id: 'H1',
  product: 'hotel',
  title: 'hotel tax, one month of 2015 or 2016, named like hotl1501.csv or HOTEL_01_2016.CSV',
  syntax: 'csv',
  header: false,
  order: 'fixed',
  period: 'file name',
  covers: 'month',
  constants: { filer_type: 50 },
  fields: h1Fields,
};

const h2: Layout = {
  id: 'H2',
  product: 'hotel',
  title: 'hotel tax since 2017, by month or year, the period as YYYYMMDD',
  syntax: 'csv',
  header: false,
  order: 'fixed',
  period: 'field',
  covers: 'by filer type',
  trailingComma: true,
  constants: {},
  fields: h2Fields,
};

const h2q: Layout = {
  id: 'H2q',
  product: 'hotel',
  title: 'hotel tax by quarter, the period as YYYYQn',
  syntax: 'csv',
  header: false,
  order: 'fixed',
  period: 'field',
  covers: 'quarter',
  trailingComma: true,
  constants: {},
  fields: h2qFields,
};

/** Every form in which hotel releases were seen. */
export const hotelLayouts: readonly Layout[] = [
  h1,
  { ...h1, id: 'H1-header', title: `${h1.title}, with a header`, header: true },
  {
    ...h1,
    id: 'H1-csvkit',
    title: 'hotel tax of 2015 or 2016 cleaned by csvkit, with a header and a Month column',
    header: true,
    period: 'stated year',
    fields: [['Month', 'month name', 'period_end'], ...h1Fields],
  },
  h2,
  { ...h2, id: 'H2-header', title: `${h2.title}, with a header`, header: true },
  h2q,
  {
    ...h2q,
    id: 'H2q-xlsx',
    title: 'hotel tax by quarter, saved from a spreadsheet with a header',
    header: true,
  },
];
