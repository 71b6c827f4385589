import type { ImportedProduct, ProductName } from '../productName.rules.ts';

/**
 * Months that the releases have, and those that they have in full, so that sums over all properties of a place or brand
 * are complete. Lodging is published separately for monthly and quarterly filers. Legacy releases of mixed beverages
 * also have single filings of other months, years back and one ahead.
 */

/**
 * SQL of the first days of the months, each once, of the periods of a tax's releases that meet an SQL condition on a
 * release_period `r`. A release need not have them in full.
 */
export function publishedMonths(product: ImportedProduct, condition = 'true'): string {
  return `select distinct month::date as month
      from release_period r
      cross join lateral generate_series(
        case when r.series in ('quarterly', 'quarter_sum') then date_trunc('quarter', r.period_end::timestamp)
          else date_trunc('month', r.period_end::timestamp) end,
        r.period_end::timestamp, interval '1 month'
      ) month
      where r.product = '${product}' and ${condition}`;
}

/** SQL of the last day of the quarter of a day. */
export function quarterEnd(day: string): string {
  return `(date_trunc('quarter', ${day}::timestamp) + interval '3 months - 1 day')::date`;
}

/** SQL: true if the period's last day ends a release of the series. Releases are read once for all rows of a statement. */
function isEndOfAny(series: string, lastDay: string): string {
  return `${lastDay} in (
      select r.period_end from release_period r where r.product = 'hotel' and r.series = '${series}'
    )`;
}

/** SQL: true if a release has the filings of monthly filers for the month that starts on the day `first`. */
export function hasMonthlyFilers(first: string): string {
  const lastDay = `(${first} + interval '1 month - 1 day')::date`;
  return `(${isEndOfAny('monthly', lastDay)} or ${isEndOfAny('quarter_sum', quarterEnd(first))})`;
}

/** SQL: true if a release has the filings of quarterly filers for the quarter of the day. */
export function hasQuarterlyFilers(day: string): string {
  return isEndOfAny('quarterly', quarterEnd(day));
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

/** SQL: true if the releases have the month that starts on the day in full, of monthly filers or of all permits. */
export const isWholeMonth = { hotel: hasMonthlyFilers, beverage: hasMixedBeverages } as const;

/** SQL that selects the first days of these months between two (SQL of dates). */
export function wholeMonthsBetween(product: ProductName, first: string, last: string): string {
  return `select asked.month::date as month
    from generate_series(${first}, ${last}, interval '1 month') asked(month)
    where ${isWholeMonth[product]('asked.month::date')}`;
}

/** Mixed beverage months, by their first days, that a legacy release has for all permits but late filers. */
const legacyMonths = `select known.month from (
        select date_trunc('month', own.period_end)::date as month,
          own.rows * 2 >= max(own.rows) over (partition by own.release_id) as is_whole
        from release_period own where own.product = 'beverage' and own.series = 'legacy'
      ) known where known.is_whole`;

/**
 * SQL of the first days of mixed beverage months without their late filers: a tenth of the permits is in the legacy
 * release of the month after, which the database lacks. The portal has all of a month. Compared as sets: every statement of
 * months asks, and with ten years of releases it took 22 ms to look up each month among all others, and takes 2.
 */
export const monthsWithoutLateFilers = `select month from (${legacyMonths}) legacy
      except select (month - interval '1 month')::date from (${legacyMonths}) legacy
      except select date_trunc('month', portal.period_end)::date from release_period portal
        where portal.product = 'beverage' and portal.series = 'portal'`;
