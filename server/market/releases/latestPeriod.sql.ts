/**
 * Last day of the latest published period of a product. A month with fewer than half the rows of the fullest month of
 * the year before it does not count yet, and a future month never does. Quarterly filers are used only if there are
 * no others, because they do not file by month. Sums that monthly filers have by quarter are compared with their months.
 * With SQL of a release's number, as of that release.
 */
export function latestPeriodEnd(product: 'hotel' | 'beverage', release?: string): string {
  return `(
    select period_end
    from (
      select period_end, filers, max(rows) as rows,
        max(max(rows)) over (
          partition by filers order by period_end rows between 12 preceding and 1 preceding
        ) as usual
      from release_period
      cross join lateral (select case series when 'quarter_sum' then 'monthly' else series end as filers) its
      where product = '${product}' and period_end < date_trunc('month', now()) + interval '1 month'
        ${release === undefined ? '' : `and release_id <= ${release}`}
      group by period_end, filers
    ) period
    where rows * 2 >= coalesce(usual, 0)
    order by filers = 'quarterly', period_end desc
    limit 1
  )`;
}

export const selectLatestPeriods = `/* latestPeriods */
  select ${latestPeriodEnd('hotel')} as "HOTEL", ${latestPeriodEnd('beverage')} as "BEVERAGE"`;

/** The same of one product as of a release ($1, its number). */
export function latestPeriodAsOf(product: 'hotel' | 'beverage'): string {
  return `/* latestPeriodAsOf ${product} */ select ${latestPeriodEnd(product, '$1::bigint')} as "periodEnd"`;
}
