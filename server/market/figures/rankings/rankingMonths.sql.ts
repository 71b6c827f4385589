import { productNames, type Product } from '../../enums.ts';
import { hasQuarterlyFilers, isWholeMonth, publishedMonths } from '../../releases/publishedMonths.rules.ts';
import { incompleteMonths } from '../../releases/incompleteMonths.rules.ts';
import { pastPeriods } from '../../releases/pastPeriods.sql.ts';
import { latestPeriodEnd } from '../../releases/latestPeriod.sql.ts';

/** Months up to the latest published one whose sums over all properties are complete, oldest first. */
export function rankingMonths(product: Product): string {
  return `/* rankingMonths ${product} */
  with ${selectMonths(product)}`;
}

/** The same as of a release ($1, its number). */
export function rankingMonthsAsOf(product: Product): string {
  return `/* rankingMonthsAsOf ${product} */
  with ${pastPeriods('$1::bigint')},
  ${selectMonths(product)}`;
}

function selectMonths(product: Product): string {
  const name = productNames[product];
  return `known as (
    ${publishedMonths(name, "r.series <> 'quarterly'")}
  ), incomplete as (select ${incompleteMonths(name)} as months)
  select to_char(k.month, 'YYYY-MM') as month, k.month = any(incomplete.months) as "isIncomplete",
    ${product === 'HOTEL' ? `not ${hasQuarterlyFilers('k.month')}` : 'false'} as "awaitsQuarterlyFilers"
  from known k cross join incomplete
  where k.month <= ${latestPeriodEnd(name)} and ${isWholeMonth[name]('k.month')}
  order by k.month`;
}
