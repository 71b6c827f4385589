const shared = 'property_id, month, total_receipts_cents, is_estimate, city, county_code, zip, release_id';

/**
 * SQL of what counts to places, for an array of months: the months of the portal, and legacy filings one by one, as a
 * permit may file for two places in one month; `is_whole` unless it did. `parts` are columns that only the portal knows.
 */
export function countedBeverageMonths(months: string, parts: readonly string[] = []): string {
  return `(
    select ${[shared, ...parts].join(', ')}, true as is_whole
    from beverage_month where source = 'portal' and month = any(${months})
    union all
    select ${[shared, ...parts.map((column) => `null::bigint as ${column}`)].join(', ')},
      count(*) over (partition by property_id, month) = 1
    from beverage_legacy_link where month = any(${months})
  ) counted`;
}
