/**
 * The last day of the latest published period of a product. A month that has only begun to be filed, with fewer
 * than half the rows of the fullest of the year before it, does not count yet, and one in the future never does.
 * Quarterly filers say nothing about months, so they are only asked where there is nobody else.
 */
export function latestPeriodEnd(product: 'hotel' | 'beverage'): string {
  return `(
    select period_end
    from (
      select period_end, series, max(rows) as rows,
        max(max(rows)) over (
          partition by series order by period_end rows between 12 preceding and 1 preceding
        ) as usual
      from release_period
      where product = '${product}' and period_end < date_trunc('month', now()) + interval '1 month'
      group by period_end, series
    ) period
    where rows * 2 >= coalesce(usual, 0)
    order by series = 'quarterly', period_end desc
    limit 1
  )`;
}

export const selectLatestPeriods = `/* latestPeriods */
  select ${latestPeriodEnd('hotel')} as "HOTEL", ${latestPeriodEnd('beverage')} as "BEVERAGE"`;
