import { latestPeriods } from './latestPeriod.rules.ts';
import { latestPeriodEnd } from './latestPeriod.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/**
 * SQL of common table expressions with what releases had stated by a release (SQL of its number): the periods, and the
 * latest of them. A statement that begins with them reads what was published then.
 */
export function pastPeriods(release: string): string {
  return `release_period as (select * from release_period where release_id <= ${release}),
  latest_period as (
    ${latestPeriods('hotel')}
    union all
    ${latestPeriods('beverage')}
  )`;
}

/** SQL of the last day of the latest period of a product that was published by a release (SQL of its number). */
export function latestPeriodEndAsOf(product: ProductName, release: string): string {
  return `(with ${pastPeriods(release)} select ${latestPeriodEnd(product)})`;
}

/** The same of a release ($1, its number). */
export function latestPeriodAsOf(product: ProductName): string {
  return `/* latestPeriodAsOf ${product} */ select ${latestPeriodEndAsOf(product, '$1::bigint')} as "periodEnd"`;
}
