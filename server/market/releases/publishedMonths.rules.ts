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

/**
 * SQL of the first days of mixed beverage months without their late filers: a tenth of the permits is in the legacy
 * release of the month after, which the database lacks. The portal has all of a month.
 */
export const monthsWithoutLateFilers = `select (date_trunc('month', r.period_end))::date as month from release_period r
      where r.product = 'beverage' and r.series = 'legacy'
        and ${hasMixedBeverages("date_trunc('month', r.period_end)::date")}
        and not exists (
          select from release_period after
          where after.product = 'beverage' and (
            (after.series = 'portal' and after.period_end = r.period_end)
            or (after.series = 'legacy' and after.rows * 2 >= (
              select max(own.rows) from release_period own where own.release_id = after.release_id
            ) and date_trunc('month', after.period_end) = date_trunc('month', r.period_end) + interval '1 month')
          )
        )`;
