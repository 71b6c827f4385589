/**
 * Months that the releases have in full, so that sums over all properties of a place or brand are complete. Lodging
 * is published separately for monthly and quarterly filers. Legacy releases of mixed beverages also have single
 * filings of other months, years back and one ahead.
 */

/** SQL of the last day of the quarter of a day. */
export function quarterEnd(day: string): string {
  return `(date_trunc('quarter', ${day}::timestamp) + interval '3 months - 1 day')::date`;
}

/** SQL: true if a release has the filings of monthly filers for the month that starts on the day `first`. */
export function hasMonthlyFilers(first: string): string {
  return `exists (
      select from release_period r
      where r.product = 'hotel' and (
        (r.series = 'monthly' and r.period_end = (${first} + interval '1 month - 1 day')::date)
        or (r.series = 'quarter_sum' and r.period_end = ${quarterEnd(first)})
      )
    )`;
}

/**
 * SQL: true if a release has the filings of quarterly filers for the quarter of the day. Releases are read once in
 * total.
 */
export function hasQuarterlyFilers(day: string): string {
  return `${quarterEnd(day)} in (
      select r.period_end from release_period r where r.product = 'hotel' and r.series = 'quarterly'
    )`;
}

/** SQL: true if monthly filers have only sums over the quarter for the month that starts on the day `first`. */
export function isSummedOverQuarter(first: string): string {
  return `(${first} + interval '1 month - 1 day')::date not in (
      select r.period_end from release_period r where r.product = 'hotel' and r.series = 'monthly'
    )`;
}

/**
 * SQL: true if a release has the filings of all mixed beverage permits for the month that starts on the day `first`.
 */
export function hasMixedBeverages(first: string): string {
  return `exists (
      select from release_period r
      where r.product = 'beverage' and r.period_end = (${first} + interval '1 month - 1 day')::date
        and (r.series = 'portal' or r.rows * 2 >= (
          select max(own.rows) from release_period own where own.release_id = r.release_id
        ))
    )`;
}
