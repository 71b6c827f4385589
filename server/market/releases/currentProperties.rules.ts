import { latestPeriodEnd } from './latestPeriod.sql.ts';

/**
 * Who is still there: a property whose responsibility has not ended at the latest published period, and that has a filing
 * within the latest 6 published months. Kept as facts (`responsibility_end`, `last_month`) and evaluated when read, since
 * it depends on the newest release.
 */

/** SQL of the earliest of the latest 6 published months, up to the period that ends on a day; null without any. */
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

const isGone = '(p.responsibility_end < since.period_end or p.last_month < since.six_months_back)';

/** SQL: whether a property `p` is still there. */
export function isCurrent(product: 'hotel' | 'beverage'): string {
  return `((p.responsibility_end < ${latestPeriodEnd(product)} or p.last_month < ${sixMonthsBack(product)}) is not true)`;
}

/** SQL that joins, as `since`, what the status is told by: looked up once for all rows. */
export function joinStatus(product: 'hotel' | 'beverage'): string {
  return `cross join (
    select latest.period_end, ${sixMonthsBack(product, 'latest.period_end')} as six_months_back
    from (select ${latestPeriodEnd(product)} as period_end offset 0) latest offset 0
  ) since`;
}

/** SQL of the status of `p`, beside {@link joinStatus}, and of the day since which it is gone. */
export const statusColumns = `case when ${isGone} then 'ENDED' else 'CURRENT' end as status,
  case when ${isGone} then
    least(p.responsibility_end, (p.last_month + interval '1 month - 1 day')::date) end as "endedOn"`;
