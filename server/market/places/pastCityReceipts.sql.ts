import { pastCountedBeverages } from '../beverages/beverageMonthAsOf.sql.ts';
import { barsInScope } from '../beverages/pastBarScope.sql.ts';
import { placeMonthSums } from '../beverages/placeSums.rules.ts';
import { placeMonthColumns } from '../figures/figureSql.rules.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import { isWhole, wholeBarMonths } from './pastCities.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/** Cities in one month as of a release; all values but the product are SQL. */
interface PastCities {
  product: ProductName;
  /** The names, an array. */
  cities: string;
  /** A date. */
  month: string;
  /** The release's number. */
  release: string;
}

/** CTEs of the figures as of the release, their rows `m` that count toward cities, and the sum of their receipts. */
function countedIn({
  product,
  cities,
  month,
  release,
}: PastCities): Record<'tables' | 'rows' | 'sum', string> {
  const scope = { kind: 'CITY', key: cities, hasSeveral: true, release } as const;
  if (product === 'hotel') {
    const spans = [{ first: month, last: month }];
    return {
      tables: pastHotelMonths({ ids: hotelsInScope(scope, spans), release, spans }),
      rows: 'hotel_month m',
      sum: placeMonthColumns['room_receipts_cents'] ?? '',
    };
  }
  return {
    tables: `${pastCountedBeverages({ ids: barsInScope(scope), release })}, ${wholeBarMonths}`,
    rows: 'counted m',
    sum: placeMonthSums['total_receipts_cents'] ?? '',
  };
}

/**
 * Common table expression, `city_month`: the receipts of cities in a month that was fully published as of the release.
 * It has CTEs of its own and must come before CTEs that replace today's tables under the same names.
 */
export function pastCityReceipts(asked: PastCities): string {
  const { tables, rows, sum } = countedIn(asked);
  return `city_month as materialized (
    with ${tables}
    select m.city, ${sum} as receipts
    from ${rows}
    where m.city = any(${asked.cities}) and m.month = ${asked.month} and ${isWhole('m.month')}
    group by m.city
  )`;
}
