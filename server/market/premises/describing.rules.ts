/** SQL order of a property's filings `f` of its latest period: the first one describes the property. */
export const describing = {
  hotel: 'f.filer_type, f.period_months',
  beverage: 'f.total_receipts_cents desc, f.key_address',
} as const;
