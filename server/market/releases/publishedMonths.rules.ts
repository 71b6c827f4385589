/**
 * Which months the releases have whole, so that sums over all properties of a place or a brand are sums. Lodging is
 * published apart for monthly and for quarterly filers; legacy releases of mixed beverages also have single filings of
 * other months than their own, years back and one ahead.
 */

/** SQL of the last day of the quarter of a day. */
export function quarterEnd(day: string): string {
  return `(date_trunc('quarter', ${day}::timestamp) + interval '3 months - 1 day')::date`;
}

/** SQL: whether a release has what monthly filers filed for the month that begins on the day `first`. */
export function hasMonthlyFilers(first: string): string {
  return `exists (
      select from release_period r
      where r.product = 'hotel' and (
        (r.series = 'monthly' and r.period_end = (${first} + interval '1 month - 1 day')::date)
        or (r.series = 'quarter_sum' and r.period_end = ${quarterEnd(first)})
      )
    )`;
}

/** SQL: whether a release has what quarterly filers filed for the quarter of the day. One look at the releases in all. */
export function hasQuarterlyFilers(day: string): string {
  return `${quarterEnd(day)} in (
      select r.period_end from release_period r where r.product = 'hotel' and r.series = 'quarterly'
    )`;
}

/** SQL: whether monthly filers are known for the month that begins on the day `first` as sums over its quarter only. */
export function isSummedOverQuarter(first: string): string {
  return `(${first} + interval '1 month - 1 day')::date not in (
      select r.period_end from release_period r where r.product = 'hotel' and r.series = 'monthly'
    )`;
}

/** SQL: whether a release has what all mixed beverage permits filed for the month that begins on the day `first`. */
export function hasMixedBeverages(first: string): string {
  return `exists (
      select from release_period r
      where r.product = 'beverage' and r.period_end = (${first} + interval '1 month - 1 day')::date
        and (r.series = 'portal' or r.rows * 2 >= (
          select max(own.rows) from release_period own where own.release_id = r.release_id
        ))
    )`;
}
