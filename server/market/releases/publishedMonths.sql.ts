import { isIncomplete, periodsOfMonth } from './incompleteMonths.rules.ts';
import { pastPeriods } from './pastPeriods.sql.ts';
import {
  hasMixedBeverages,
  hasMonthlyFilers,
  hasQuarterlyFilers,
  publishedMonths,
} from './publishedMonths.rules.ts';
import type { ProductName } from '../productName.rules.ts';

const columns = (product: ProductName): string => `
  to_char(m.month, 'YYYY-MM') as month, ${isIncomplete(product, 'm.month')} as "isIncomplete",
  missing.rows, missing.expected_rows as "rowsExpected"
  from months m
  left join lateral (
    select sum(rows)::int as rows, sum(expected_rows)::int as expected_rows
    from (${periodsOfMonth[product]('m.month')}) latest where expected_rows is not null
  ) missing on true`;

/** Every lodging month with rows in a release, oldest first. A query fragment after WITH, so that CTEs may precede it. */
const lodgingMonths = `months as (
    ${publishedMonths('hotel')}
  )
  select ${hasMonthlyFilers('m.month')} as "hasMonthlyFilers", ${hasQuarterlyFilers('m.month')} as "hasQuarterlyFilers",
  ${columns('hotel')}
  order by m.month`;

/** Every mixed beverage month that the releases have in full, likewise. */
const beverageMonths = `months as (
    ${publishedMonths('beverage')}
  )
  select true as "hasMonthlyFilers", false as "hasQuarterlyFilers", ${columns('beverage')}
  where ${hasMixedBeverages('m.month')}
  order by m.month`;

export const publishedLodgingMonths = `/* publishedLodgingMonths */ with ${lodgingMonths}`;

export const publishedBeverageMonths = `/* publishedBeverageMonths */ with ${beverageMonths}`;

/** The same as of a release ($1, its number). */
export function publishedMonthsAsOf(product: ProductName): string {
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
