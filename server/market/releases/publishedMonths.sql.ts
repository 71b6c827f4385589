import { latestPeriodEnd } from './latestPeriod.sql.ts';
import { pastPeriods } from './pastPeriods.sql.ts';
import {
  hasMixedBeverages,
  hasMonthlyFilers,
  isWholeMonth,
  hasQuarterlyFilers,
  monthsWithoutLateFilers,
  quarterEnd,
} from './publishedMonths.rules.ts';

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

const periods = { hotel: lodgingPeriods, beverage: beveragePeriods };

/**
 * SQL: true if rows are missing of the month that starts on the day `first`, as of a release (SQL of its number) or now.
 */
export function isIncomplete(
  product: 'hotel' | 'beverage',
  first: string,
  release: string | null = null,
): string {
  return `${first} = any(${incompleteMonthsAsOf(product, release)})`;
}

/** SQL of the first days of all such months: few, and looked up once per statement. */
export function incompleteMonths(product: 'hotel' | 'beverage'): string {
  return `array(
    select missing.month from (
      select distinct month::date as month from release_period r
      cross join lateral generate_series(
        date_trunc('month', r.period_end)
          - case when r.series in ('quarterly', 'quarter_sum') then interval '2 months' else interval '0' end,
        date_trunc('month', r.period_end), '1 month'
      ) month
      where r.product = '${product}' and ${lacksRows[product]}
    ) missing
    where exists (select from (${periods[product]('missing.month')}) latest where latest.expected_rows is not null)
    ${product === 'beverage' ? `union (${monthsWithoutLateFilers})` : ''}
  )`;
}

/** The same as of a release (SQL of its number); null for now. */
export function incompleteMonthsAsOf(product: 'hotel' | 'beverage', release: string | null): string {
  const months = incompleteMonths(product);
  // Without the cast, `= any(…)` would compare with the rows of a subquery.
  return release === null ? months : `(with ${pastPeriods(release)} select ${months})::date[]`;
}

/** SQL of those months of a year that count toward places, as text, oldest first. */
export function incompleteMonthsOf(product: 'hotel' | 'beverage', year: string): string {
  return `array(
    select to_char(missing, 'YYYY-MM') from unnest(${incompleteMonths(product)}) missing
    where extract(year from missing) = ${year} and ${isWholeMonth[product]('missing')} order by missing
  )`;
}

const columns = (product: 'hotel' | 'beverage'): string => `
  to_char(m.month, 'YYYY-MM') as month, ${isIncomplete(product, 'm.month')} as "isIncomplete",
  missing.rows, missing.expected_rows as "rowsExpected"
  from months m
  left join lateral (
    select sum(rows)::int as rows, sum(expected_rows)::int as expected_rows
    from (${periods[product]('m.month')}) latest where expected_rows is not null
  ) missing on true`;

/** Every lodging month with rows in a release, oldest first. A query fragment after WITH, so that CTEs may precede it. */
const lodgingMonths = `months as (
    select distinct month::date as month
    from release_period r
    cross join lateral generate_series(
      date_trunc('month', r.period_end)
        - case when r.series = 'monthly' then interval '0' else interval '2 months' end,
      date_trunc('month', r.period_end), '1 month'
    ) month
    where r.product = 'hotel'
  )
  select ${hasMonthlyFilers('m.month')} as "hasMonthlyFilers", ${hasQuarterlyFilers('m.month')} as "hasQuarterlyFilers",
  ${columns('hotel')}
  order by m.month`;

/** Every mixed beverage month that the releases have in full, likewise. */
const beverageMonths = `months as (
    select distinct date_trunc('month', r.period_end)::date as month
    from release_period r where r.product = 'beverage'
  )
  select true as "hasMonthlyFilers", false as "hasQuarterlyFilers", ${columns('beverage')}
  where ${hasMixedBeverages('m.month')}
  order by m.month`;

export const publishedLodgingMonths = `/* publishedLodgingMonths */ with ${lodgingMonths}`;

export const publishedBeverageMonths = `/* publishedBeverageMonths */ with ${beverageMonths}`;

/** The same as of a release ($1, its number). */
export function publishedMonthsAsOf(product: 'hotel' | 'beverage'): string {
  const months = { hotel: lodgingMonths, beverage: beverageMonths }[product];
  return `/* publishedMonthsAsOf ${product} */
  with ${pastPeriods('$1::bigint')}, ${months}`;
}

const hasMonth = {
  hotel: `${hasMonthlyFilers('m.month')} or ${hasQuarterlyFilers('m.month')}`,
  'monthly filers': hasMonthlyFilers('m.month'),
  beverage: hasMixedBeverages('m.month'),
};

function selectBetween(series: keyof typeof hasMonth): string {
  return `select to_char(m.month, 'YYYY-MM') as month
  from (select month::date as month from generate_series($1::date, $2::date, '1 month') month) m
  where ${hasMonth[series]}
  order by m.month`;
}

/** Months from $1 to $2 (dates) that a release has rows of: of any hotel, of those that file monthly, or of bars. */
export function publishedBetween(series: keyof typeof hasMonth): string {
  return `/* publishedBetween ${series} */
  ${selectBetween(series)}`;
}

/** The same as of a release ($3, its number). */
export function publishedBetweenAsOf(series: keyof typeof hasMonth): string {
  return `/* publishedBetweenAsOf ${series} */
  with ${pastPeriods('$3::bigint')}
  ${selectBetween(series)}`;
}
