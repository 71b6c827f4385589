/**
 * SQL of the order in which the portal's properties `p` that have had a permit at its ZIP code own a legacy filing of
 * it: first those responsible in its month (`periodEnd`), then those that began last.
 */
export function holdsFirst(p: string, periodEnd: string): string {
  return `(${p}.responsibility_begin <= ${periodEnd}
          and coalesce(${p}.responsibility_end, ${periodEnd}) >= date_trunc('month', ${periodEnd})) desc nulls last,
        ${p}.responsibility_begin desc nulls last, ${p}.taxpayer_number, ${p}.location_number`;
}
