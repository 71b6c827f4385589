const shared = 'property_id, month, total_receipts_cents, is_estimate, city, county_code, zip, release_id';

/**
 * SQL of the rows that count toward places, for an array of months: the portal's months and single legacy filings,
 * because a permit may file for two places in one month (`is_whole` is false then). Only the portal has the columns
 * in `parts`. `only`: a condition on the rows.
 */
export function countedBeverageMonths(months: string, parts: readonly string[] = [], only = 'true'): string {
  return `(
    select ${[shared, ...parts].join(', ')}, true as is_whole
    from beverage_month where source = 'portal' and month = any(${months}) and ${only}
    union all
    select ${[shared, ...parts.map((column) => `null::bigint as ${column}`)].join(', ')},
      count(*) over (partition by property_id, month) = 1
    from beverage_legacy_link where month = any(${months}) and ${only}
  ) counted`;
}
