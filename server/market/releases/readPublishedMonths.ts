import type { Db } from '../../platform/lib/db.ts';
import { productNames, type Product } from '../enums.ts';
import type { Month } from '../../platform/lib/month.ts';
import type { PublishedMonth } from './publishedMonth.type.ts';
import {
  publishedBeverageMonths,
  publishedLodgingMonths,
  publishedMonthsAsOf,
} from './publishedMonths.sql.ts';

/** The months in the releases, oldest first; as of a release, its number, or now. */
export function readPublishedMonths(
  db: Db,
  product: Product,
  release: number | null = null,
): Promise<PublishedMonth[]> {
  if (release !== null) {
    return db.query<PublishedMonth[]>(publishedMonthsAsOf(productNames[product]), [release]);
  }
  return db.query<PublishedMonth[]>(product === 'HOTEL' ? publishedLodgingMonths : publishedBeverageMonths);
}

/** The months that the releases have in full, so that sums over several properties are complete, oldest first. */
export async function readWholeMonths(
  db: Db,
  product: Product,
  release: number | null = null,
): Promise<Month[]> {
  const published = await readPublishedMonths(db, product, release);
  return published.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
}
