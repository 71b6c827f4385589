/** Columns that describe a property in each filing, in the comptroller's order. */
export const descriptionColumns = [
  'taxpayer_name',
  'taxpayer_address',
  'taxpayer_city',
  'taxpayer_state',
  'taxpayer_zip',
  'taxpayer_county_code',
  'taxpayer_phone',
  'location_name',
  'location_address',
  'location_city',
  'location_state',
  'location_zip',
  'location_county_code',
  'location_phone',
  'room_capacity',
  'responsibility_begin',
  'responsibility_end',
] as const;

/** SQL of the series, as in release_period, that a row or filing belongs to. */
export function seriesOf(alias: string): string {
  return `case when ${alias}.filer_type = 60 then 'quarterly' when ${alias}.period_months = 3 then 'quarter_sum' else 'monthly' end`;
}

/** All columns of a filing beyond its key: if one differs, the filing was revised. */
export const filedColumns = [...descriptionColumns, 'room_receipts_cents', 'taxable_receipts_cents'] as const;
