import { latestPeriodEnd } from './latestPeriod.sql.ts';

/**
 * A property is current if its responsibility has not ended by the latest published period and it has a filing within
 * the latest 6 published months. The facts (`responsibility_end`, `last_month`) are stored and evaluated when read,
 * because the result depends on the newest release.
 */

/**
 * SQL of the earliest of the latest 6 published months, up to the period that ends on a day; null if there are none.
 */
function sixMonthsBack(product: 'hotel' | 'beverage', latest = latestPeriodEnd(product)): string {
  return `(
    select min(month) from (
      select distinct month
      from release_period r
      cross join lateral generate_series(
        case when r.series in ('quarterly', 'quarter_sum') then date_trunc('quarter', r.period_end::timestamp)
          else date_trunc('month', r.period_end::timestamp) end,
        r.period_end::timestamp, interval '1 month'
      ) month
      where r.product = '${product}' and r.period_end <= ${latest}
      order by month desc
      limit 6
    ) latest
  )`;
}

/** Without a filing in force, as where a release withdrew all of them, nothing is left that would be current. */
const isGone = `(p.last_month is null or p.responsibility_end < since.period_end or p.last_month < since.six_months_back)`;

/** SQL: true if a property `p` is current. */
export function isCurrent(product: 'hotel' | 'beverage'): string {
  return `((p.last_month is null or p.responsibility_end < ${latestPeriodEnd(product)}
    or p.last_month < ${sixMonthsBack(product)}) is not true)`;
}

/** SQL that joins the facts for the status as `since`, looked up once for all rows. */
export function joinStatus(product: 'hotel' | 'beverage'): string {
  return `cross join (
    select latest.period_end, ${sixMonthsBack(product, 'latest.period_end')} as six_months_back
    from (select ${latestPeriodEnd(product)} as period_end offset 0) latest offset 0
  ) since`;
}

/**
 * SQL of the properties that have filings (SQL of the current ones) since the first of these months: those that may be
 * current.
 */
export function filedLately(product: 'hotel' | 'beverage', filings: string, where: string): string {
  return `select f.property_id as id from ${filings} f
    where f.period_end >= coalesce(${sixMonthsBack(product)}, '-infinity') and ${where}`;
}

/** SQL: true if a property `p` is current, used with {@link joinStatus}: many properties need the facts only once. */
export const isCurrentSince = `(${isGone} is not true)`;

/** SQL of the status of `p`, used with {@link joinStatus}, and of the day when it ended. */
export const statusColumns = `case when ${isGone} then 'ENDED' else 'CURRENT' end as status,
  case when ${isGone} then
    least(p.responsibility_end, (p.last_month + interval '1 month - 1 day')::date) end as "endedOn"`;
