import { latestPeriodEnd } from './latestPeriod.sql.ts';
import { hasMixedBeverages, hasMonthlyFilers } from './publishedMonths.rules.ts';

const isWhole = { hotel: hasMonthlyFilers, beverage: hasMixedBeverages };

/** The months that the releases of a product have whole, up to its latest published one, the earliest first. */
export function publishedMonths(product: 'hotel' | 'beverage'): string {
  return `/* publishedMonths ${product} */
  select to_char(known.first, 'YYYY-MM') as month
  from generate_series(
    (select date_trunc('quarter', min(period_end)) from release_period where product = '${product}'),
    ${latestPeriodEnd(product)}::timestamp,
    interval '1 month'
  ) as step(at)
  cross join lateral (select step.at::date as first) known
  where ${isWhole[product]('known.first')}
  order by known.first`;
}
