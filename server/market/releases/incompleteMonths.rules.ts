import { latestPeriodEnd } from './latestPeriod.sql.ts';
import { pastPeriods } from './pastPeriods.sql.ts';
import {
  isWholeMonth,
  monthsWithoutLateFilers,
  publishedMonths,
  quarterEnd,
} from './publishedMonths.rules.ts';
import type { ProductName } from '../productName.rules.ts';

/** SQL of the last day of the month that begins on the day `first`. */
function monthEnd(first: string): string {
  return `(${first} + interval '1 month - 1 day')::date`;
}

/** A smaller difference tells nothing. */
const FEWEST_MISSING = 100;
const ofMonthlyFilers = (alias: string): string =>
  `${alias}.product = 'hotel' and ${alias}.series in ('monthly', 'quarter_sum')`;

/**
 * SQL of the rows expected in a period `r` of the releases; null if it has enough. A period after the latest one has
 * under half the rows of those before. Its release may have said nothing of it, for it knew no months around.
 */
const expectedLodgingRows = `coalesce(r.expected_rows, case when ${ofMonthlyFilers('r')} and r.period_end > ${latestPeriodEnd('hotel')} then (
      select max(k.rows) from release_period k
      where ${ofMonthlyFilers('k')} and k.period_end = ${latestPeriodEnd('hotel')}
      having max(k.rows) - r.rows >= ${String(FEWEST_MISSING)}
    ) end)`;

/** SQL: true of a period `r` that has fewer rows than expected. An index finds the few that may have. */
const lacksRows = {
  hotel: `(r.expected_rows is not null or r.period_end > ${latestPeriodEnd('hotel')})
      and ${expectedLodgingRows} is not null`,
  beverage: 'r.expected_rows is not null',
};

/** Latest release of each series that has filings of a lodging month. */
const lodgingPeriods = (first: string): string => `
    select distinct on (r.series) r.rows, ${expectedLodgingRows} as expected_rows from release_period r
    where r.product = 'hotel' and (
      (r.series = 'monthly' and r.period_end = ${monthEnd(first)})
      or (r.series in ('quarterly', 'quarter_sum') and r.period_end = ${quarterEnd(first)})
    )
    order by r.series, r.release_id desc`;

/** The portal's release of a mixed beverage month; if there is none, the latest legacy release. */
const beveragePeriods = (first: string): string => `(
      select r.rows, r.expected_rows from release_period r
      where r.product = 'beverage' and r.period_end = ${monthEnd(first)}
      order by r.series = 'legacy', r.release_id desc limit 1
    )`;

/** SQL of the latest releases' periods that have the month that starts on the day `first`: `rows` and `expected_rows`. */
export const periodsOfMonth = { hotel: lodgingPeriods, beverage: beveragePeriods };

/**
 * SQL: true if rows are missing of the month that starts on the day `first`, as of a release (SQL of its number) or now.
 */
export function isIncomplete(product: ProductName, first: string, release: string | null = null): string {
  return `${first} = any(${incompleteMonthsAsOf(product, release)})`;
}

/** SQL of the first days of all such months: few, and looked up once per statement. */
export function incompleteMonths(product: ProductName): string {
  return `array(
    select missing.month from (
      ${publishedMonths(product, lacksRows[product])}
    ) missing
    where exists (select from (${periodsOfMonth[product]('missing.month')}) latest where latest.expected_rows is not null)
    ${product === 'beverage' ? `union (${monthsWithoutLateFilers})` : ''}
  )`;
}

/** The same as of a release (SQL of its number); null for now. */
export function incompleteMonthsAsOf(product: ProductName, release: string | null): string {
  const months = incompleteMonths(product);
  // Without the cast, `= any(…)` would compare with the rows of a subquery.
  return release === null ? months : `(with ${pastPeriods(release)} select ${months})::date[]`;
}

/** SQL of those months of a year that count toward places, as text, oldest first. */
export function incompleteMonthsOf(product: ProductName, year: string): string {
  return `array(
    select to_char(missing, 'YYYY-MM') from unnest(${incompleteMonths(product)}) missing
    where extract(year from missing) = ${year} and ${isWholeMonth[product]('missing')} order by missing
  )`;
}
