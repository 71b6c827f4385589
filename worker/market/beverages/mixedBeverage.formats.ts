import type { Field, Layout } from '../../import/layout.ts';

/** M1: 2014-09 to 2017-10, named by release month; the last field is tax, not receipts. */
const m1Fields: readonly Field[] = [
  ['TABC Permit Number', 'permit', 'permit'],
  ['Trade Name', 'text', 'location_name'],
  ['Location Address', 'text', 'location_address'],
  ['Location City', 'text', 'location_city'],
  ['Location State', 'text', 'location_state'],
  ['Location Zip Code', 'text', 'location_zip'],
  ['Location County Code', 'county', 'location_county_code'],
  ['Blank', 'nothing', null],
  ['Report Period', 'month YYYY/MM', 'period_end'],
  ['Report Tax', 'money', 'tax_cents'],
];

/** M1x: the one release of 08/2017 with its last three fields in another order. */
const m1xFields: readonly Field[] = [
  ['TABC Permit Number', 'permit', 'permit'],
  ['Trade Name', 'text', 'location_name'],
  ['Location Address', 'text', 'location_address'],
  ['Location City', 'text', 'location_city'],
  ['Location State', 'text', 'location_state'],
  ['Location Zip Code', 'text', 'location_zip'],
  ['Location County Code', 'county', 'location_county_code'],
  ['Report Period', 'month YYYY/MM', 'period_end'],
  ['Report Tax', 'money', 'tax_cents'],
  ['Blank', 'nothing', null],
];

/** M2: the portal's CSV export of dataset naix-2893. */
const m2Fields: readonly Field[] = [
  ['Taxpayer Number', 'digits', 'taxpayer_number'],
  ['Taxpayer Name', 'text', 'taxpayer_name'],
  ['Taxpayer Address', 'text', 'taxpayer_address'],
  ['Taxpayer City', 'text', 'taxpayer_city'],
  ['Taxpayer State', 'text', 'taxpayer_state'],
  ['Taxpayer Zip', 'text', 'taxpayer_zip'],
  ['Taxpayer County', 'county or 0', 'taxpayer_county_code'],
  ['Location Number', 'integer', 'location_number'],
  ['Location Name', 'text', 'location_name'],
  ['Location Address', 'text', 'location_address'],
  ['Location City', 'text', 'location_city'],
  ['Location State', 'text', 'location_state'],
  ['Location Zip', 'text', 'location_zip'],
  ['Location County', 'county', 'location_county_code'],
  ['Inside/Outside City Limits', 'Y|N', 'inside_city_limits'],
  ['TABC Permit Number', 'permit?', 'permit'],
  ['Responsibility Begin Date', 'date MM/DD/YYYY', 'responsibility_begin'],
  ['Responsibility End Date', 'date MM/DD/YYYY', 'responsibility_end'],
  ['Obligation End Date', 'month end MM/DD/YYYY', 'period_end'],
  ['Liquor Receipts', 'money?', 'liquor_receipts_cents'],
  ['Wine Receipts', 'money?', 'wine_receipts_cents'],
  ['Beer Receipts', 'money?', 'beer_receipts_cents'],
  ['Cover Charge Receipts', 'money?', 'cover_charge_receipts_cents'],
  ['Total Receipts', 'money', 'total_receipts_cents'],
];

/** M3: the same dataset by the portal's API; JSON omits the keys of empty fields. */
const m3Fields: readonly Field[] = [
  ['taxpayer_number', 'digits', 'taxpayer_number'],
  ['taxpayer_name', 'text', 'taxpayer_name'],
  ['taxpayer_address', 'text', 'taxpayer_address'],
  ['taxpayer_city', 'text', 'taxpayer_city'],
  ['taxpayer_state', 'text', 'taxpayer_state'],
  ['taxpayer_zip', 'text', 'taxpayer_zip'],
  ['taxpayer_county', 'county or 0', 'taxpayer_county_code'],
  ['location_number', 'integer', 'location_number'],
  ['location_name', 'text', 'location_name'],
  ['location_address', 'text', 'location_address'],
  ['location_city', 'text', 'location_city'],
  ['location_state', 'text', 'location_state'],
  ['location_zip', 'text', 'location_zip'],
  ['location_county', 'county', 'location_county_code'],
  ['inside_outside_city_limits_code_y_n', 'Y|N', 'inside_city_limits'],
  ['tabc_permit_number', 'permit?', 'permit'],
  ['responsibility_begin_date_yyyymmdd', 'date ISO', 'responsibility_begin'],
  ['responsibility_end_date_yyyymmdd', 'date ISO', 'responsibility_end'],
  ['obligation_end_date_yyyymmdd', 'month end ISO', 'period_end'],
  ['liquor_receipts', 'money?', 'liquor_receipts_cents'],
  ['wine_receipts', 'money?', 'wine_receipts_cents'],
  ['beer_receipts', 'money?', 'beer_receipts_cents'],
  ['cover_charge_receipts', 'money?', 'cover_charge_receipts_cents'],
  ['total_receipts', 'money', 'total_receipts_cents'],
];

const m1: Layout = {
  id: 'M1',
  product: 'beverage',
  title: 'mixed beverage tax, one release of 2014 to 2017, the period in field 9',
  syntax: 'csv',
  header: false,
  order: 'fixed',
  period: 'field',
  // These releases know neither taxpayer nor location, only permits.
  constants: { source: 'legacy', location_number: 0 },
  fields: m1Fields,
};

const m2: Layout = {
  id: 'M2',
  product: 'beverage',
  title: 'mixed beverage receipts, CSV exported from the portal',
  syntax: 'csv',
  header: true,
  order: 'fixed',
  period: 'field',
  constants: { source: 'portal' },
  fields: m2Fields,
};

/** R replaces every character in a header that is not a letter or digit by a dot. */
function asWrittenByR([name, kind, column]: Field): Field {
  return [name.replace(/[^A-Za-z0-9]/g, '.'), kind, column];
}

/** Every form in which mixed beverage releases were seen. */
export const beverageLayouts: readonly Layout[] = [
  m1,
  { ...m1, id: 'M1-header', title: `${m1.title}, with a header`, header: true },
  {
    ...m1,
    id: 'M1x',
    title: 'mixed beverage tax, the release of 08/2017, the period in field 8',
    fields: m1xFields,
  },
  m2,
  { ...m2, id: 'M2-R', title: 'the same, written by R', fields: m2Fields.map(asWrittenByR) },
  {
    ...m2,
    id: 'M3-csv',
    title: 'mixed beverage receipts, CSV of the portal’s API',
    order: 'by name',
    fields: m3Fields,
  },
  {
    ...m2,
    id: 'M3-json',
    title: 'mixed beverage receipts, JSON of the portal’s API',
    syntax: 'json',
    order: 'by name',
    fields: m3Fields,
  },
];
