import type { Db } from '../../../platform/lib/db.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { Product } from '../../enums.ts';
import type { DataFreshness } from './freshness.type.ts';
import { daysBetween, dueAfter } from './freshness.rules.ts';
import { lastReleases } from './imports.sql.ts';

interface LastRelease {
  product: Product;
  id: number;
  publishedAt: Date;
}

/** Freshness of each tax as of an instant. */
export async function freshnessOf(
  db: Db,
  latestMonth: (product: Product) => Promise<Month | null>,
  now: Date,
): Promise<DataFreshness[]> {
  const releases = await db.query<LastRelease[]>(lastReleases);
  return Promise.all(
    Object.values(Product).map(async (product) => {
      const month = await latestMonth(product);
      const last = releases.find((release) => release.product === product);
      const due =
        month === null ? { dueMonth: null, dueOn: null, state: 'EMPTY' as const } : dueAfter(month, now);
      return {
        product,
        latestMonth: month,
        ...due,
        lastReleaseId: last?.id ?? null,
        lastReleaseAgeDays: last ? daysBetween(last.publishedAt.getTime(), now) : null,
      };
    }),
  );
}
