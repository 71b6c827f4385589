import { publishedMonths } from './publishedMonths.rules.ts';
import type { ImportedProduct } from '../productName.rules.ts';

/** SQL of the first day after this month: what is filed for a later one does not count yet. */
export const nextMonth = `(date_trunc('month', now()) + interval '1 month')`;

/** Published months after which a property that filed for none of them has ended. */
export const SILENT_MONTHS = 6;

/** SQL of the earliest of the latest 6 published months, up to the period that ends on a day (SQL). */
function sixMonthsBack(product: ImportedProduct, day: string): string {
  return `(
    select min(month) from (
      ${publishedMonths(product, `r.period_end <= ${day}`)}
      order by month desc
      limit ${String(SILENT_MONTHS)}
    ) latest
  )`;
}

/**
 * SQL of the rows of latest_period for a product, from the periods of its releases: the latest published one, and those of
 * months to come. A month with fewer than half the rows of the fullest month of the year before it does not count yet.
 * Quarterly filers are used only if there are no others, because they do not file by month. Sums that monthly filers have
 * by quarter are compared with their months.
 */
export function latestPeriods(product: ImportedProduct): string {
  const best = 'order by is_quarterly, period_end desc limit 1';
  return `select '${product}' as product, whole.*, ${sixMonthsBack(product, 'whole.period_end')} as six_months_back
    from (
      with whole as (
        select distinct filers = 'quarterly' as is_quarterly, period_end
        from (
          select period_end, filers, max(rows) as rows,
            max(max(rows)) over (
              partition by filers order by period_end rows between 12 preceding and 1 preceding
            ) as usual
          from release_period
          cross join lateral (select case series when 'quarter_sum' then 'monthly' else series end as filers) its
          where product = '${product}'
          group by period_end, filers
        ) period
        where rows * 2 >= coalesce(usual, 0)
      )
      select * from whole
      where period_end >= coalesce((select period_end from whole where period_end < ${nextMonth} ${best}), '-infinity')
    ) whole`;
}

/** Brings latest_period up to date; belongs to every change of a product's release_period. */
export function keepLatestPeriods(product: ImportedProduct): string {
  return `/* keepLatestPeriods ${product} */
  delete from latest_period where product = '${product}';
  insert into latest_period (product, is_quarterly, period_end, six_months_back)
  ${latestPeriods(product)}`;
}
