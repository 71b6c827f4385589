import { nextMonth } from './latestPeriod.rules.ts';
import type { ProductName } from '../productName.rules.ts';

/** SQL of columns of the row of a product's latest published period; no row before the first release. */
export function ofLatestPeriod(product: ProductName, columns: string): string {
  return `(
    select ${columns} from latest_period where product = '${product}' and period_end < ${nextMonth}
    order by is_quarterly, period_end desc limit 1
  )`;
}

/** SQL of the last day of the latest published period of a product; null before the first release. */
export function latestPeriodEnd(product: ProductName): string {
  return ofLatestPeriod(product, 'period_end');
}

export const selectLatestPeriods = `/* latestPeriods */
  select ${latestPeriodEnd('hotel')} as "HOTEL", ${latestPeriodEnd('beverage')} as "BEVERAGE"`;
