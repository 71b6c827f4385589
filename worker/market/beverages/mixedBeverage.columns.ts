import { partColumns } from '../../../server/market/beverages/placeSums.rules.ts';

/** Columns that describe a property in each filing. */
export const descriptionColumns = [
  'taxpayer_name',
  'taxpayer_address',
  'taxpayer_city',
  'taxpayer_state',
  'taxpayer_zip',
  'taxpayer_county_code',
  'location_name',
  'location_address',
  'location_city',
  'location_state',
  'location_zip',
  'location_county_code',
  'permit',
  'responsibility_begin',
  'responsibility_end',
] as const;

/** All columns of a filing beyond its key: if one differs, the filing was revised. */
export const filedColumns = [
  ...descriptionColumns,
  'inside_city_limits',
  ...partColumns,
  'total_receipts_cents',
  'tax_cents',
] as const;
