import { latestPeriodEnd, ofLatestPeriod } from './latestPeriod.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/**
 * A property is current if its responsibility has not ended by the latest published period and it has a filing within
 * the latest 6 published months. The facts (`responsibility_end`, `last_month`) are stored and evaluated when read,
 * because the result depends on the newest release.
 */

/** Without a filing in force, as where a release withdrew all of them, nothing is left that would be current. */
const isGone = `(p.last_month is null or p.responsibility_end < since.period_end or p.last_month < since.six_months_back)`;

/** SQL of the earliest of the latest 6 published months; null if there are none. */
function sixMonthsBack(product: ProductName): string {
  return ofLatestPeriod(product, 'six_months_back');
}

/** SQL: true if a property `p` is current. */
export function isCurrent(product: ProductName): string {
  return `((p.last_month is null or p.responsibility_end < ${latestPeriodEnd(product)}
    or p.last_month < ${sixMonthsBack(product)}) is not true)`;
}

/** SQL that joins the facts for the status as `since`, looked up once for all rows. */
export function joinStatus(product: ProductName): string {
  return `left join ${ofLatestPeriod(product, 'period_end, six_months_back')} since on true`;
}

/**
 * SQL of the properties that have filings (SQL of the current ones) since the first of these months: those that may be
 * current.
 */
export function filedLately(product: ProductName, filings: string, where: string): string {
  return `select f.property_id as id from ${filings} f
    where f.period_end >= coalesce(${sixMonthsBack(product)}, '-infinity') and ${where}`;
}

/** SQL: true if a property `p` is current, used with {@link joinStatus}: many properties need the facts only once. */
export const isCurrentSince = `(${isGone} is not true)`;

/** SQL of the status of `p`, used with {@link joinStatus}, and of the day when it ended. */
export const statusColumns = `case when ${isGone} then 'ENDED' else 'CURRENT' end as status,
  case when ${isGone} then
    least(p.responsibility_end, (p.last_month + interval '1 month - 1 day')::date) end as "endedOn"`;
