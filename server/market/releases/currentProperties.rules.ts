import { latestPeriodEnd } from './latestPeriod.sql.ts';

/**
 * Who is still there: a property whose responsibility has not ended at the latest published period, and that has a filing
 * within the latest 6 published months. Kept as facts (`responsibility_end`, `last_month`) and evaluated when read, since
 * it depends on the newest release.
 */

/** SQL of the earliest of the latest 6 published months; null where nothing is published. */
function sixMonthsBack(product: 'hotel' | 'beverage'): string {
  return `(
    select min(month) from (
      select distinct month
      from release_period r
      cross join lateral generate_series(
        case when r.series in ('quarterly', 'quarter_sum') then date_trunc('quarter', r.period_end::timestamp)
          else date_trunc('month', r.period_end::timestamp) end,
        r.period_end::timestamp, interval '1 month'
      ) month
      where r.product = '${product}' and r.period_end <= ${latestPeriodEnd(product)}
      order by month desc
      limit 6
    ) latest
  )`;
}

/** SQL: whether a property `p` is still there. */
export function isCurrent(product: 'hotel' | 'beverage'): string {
  return `((p.responsibility_end < ${latestPeriodEnd(product)} or p.last_month < ${sixMonthsBack(product)}) is not true)`;
}

/** SQL of a property's status and of the day since which it is gone: that of its responsibility or of its last month. */
export function statusColumns(product: 'hotel' | 'beverage'): string {
  return `case when ${isCurrent(product)} then 'CURRENT' else 'ENDED' end as status,
  case when not ${isCurrent(product)} then
    least(p.responsibility_end, (p.last_month + interval '1 month - 1 day')::date) end as "endedOn"`;
}
