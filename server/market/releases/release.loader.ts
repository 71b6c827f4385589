import DataLoader from 'dataloader';
import { productNames, productsByName, type Product, type RevisionKind } from '../enums.ts';
import type { Db } from '../../platform/lib/db.ts';
import { pageLoader, type PageLoader } from '../../platform/lib/list.ts';
import { monthOf, type Month } from '../../platform/lib/month.ts';
import type { OrderColumn } from '../../platform/lib/page.ts';
import { byId, rowLoader, type RowLoader } from '../../platform/lib/rowLoader.ts';
import { selectLatestPeriods } from './latestPeriod.sql.ts';
import { latestPeriodAsOf } from './pastPeriods.sql.ts';
import { lastReleasesBy, releasesById } from './release.sql.ts';
import type { Release, Revision } from './release.type.ts';
import { revisionsOf } from './revision.sql.ts';
import type { ProductName } from '../productName.rules.ts';

interface RevisionsArgs {
  kinds: readonly RevisionKind[];
}

interface RevisionLoaders {
  ofRelease: PageLoader<RevisionsArgs, Revision>;
  ofProperty: PageLoader<RevisionsArgs, Revision>;
}

interface ProductDay {
  product: ProductName;
  day: string;
}

interface ProductRelease {
  product: Product;
  release: number;
}

export interface ReleaseLoaders {
  byId: RowLoader<number, Release>;
  /** The latest published month of a product; null if nothing is published. */
  latestMonth: DataLoader<Product, Month | null>;
  /** The same as of a release, its number. */
  latestMonthAsOf: DataLoader<ProductRelease, Month | null, string>;
  /** The last release of a product by the end of a day; 0 before the first. */
  lastBy: DataLoader<ProductDay, number, string>;
  revisions: Record<Product, RevisionLoaders>;
}

export function createReleaseLoaders(db: Db): ReleaseLoaders {
  return {
    byId: rowLoader(db, byId<Release>(releasesById)),
    latestMonth: new DataLoader(async (products) => {
      const [latest] = await db.query<Record<Product, string | null>[]>(selectLatestPeriods);
      return products.map((product) => {
        const date = latest?.[product] ?? null;
        return date === null ? null : monthOf(date);
      });
    }),
    latestMonthAsOf: new DataLoader((keys) => Promise.all(keys.map((key) => latestMonthOf(db, key))), {
      cacheKeyFn: ({ product, release }) => `${product} ${String(release)}`,
    }),
    lastBy: new DataLoader(
      async (keys) => {
        const values = [keys.map(({ product }) => product), keys.map(({ day }) => day)];
        const rows = await db.query<{ id: number }[]>(lastReleasesBy, values);
        return rows.map(({ id }) => id);
      },
      { cacheKeyFn: ({ product, day }) => `${product} ${day}` },
    ),
    revisions: { HOTEL: revisionLoaders(db, 'hotel'), BEVERAGE: revisionLoaders(db, 'beverage') },
  };
}

async function latestMonthOf(db: Db, { product, release }: ProductRelease): Promise<Month | null> {
  const [row] = await db.query<{ periodEnd: string | null }[]>(latestPeriodAsOf(productNames[product]), [
    release,
  ]);
  return row?.periodEnd == null ? null : monthOf(row.periodEnd);
}

const keyColumns: Record<ProductName, [string, OrderColumn['type']][]> = {
  hotel: [
    ['period_end', 'date'],
    ['filer_type', 'integer'],
    ['period_months', 'integer'],
  ],
  beverage: [
    ['period_end', 'date'],
    ['key_address', 'text'],
  ],
};

function orderOf(product: ProductName, first: string, direction: OrderColumn['direction']): OrderColumn[] {
  const columns: [string, OrderColumn['type']][] = [[first, 'bigint'], ...keyColumns[product]];
  return columns.map(([column, type]) => ({ sql: `r.${column}`, type, direction }));
}

function revisionLoaders(db: Db, product: ProductName): RevisionLoaders {
  const loader = (owner: 'release' | 'property', order: OrderColumn[]): PageLoader<RevisionsArgs, Revision> =>
    pageLoader(db, ({ kinds }: RevisionsArgs) => ({
      sql: (params) => revisionsOf(product, owner, params.add(kinds, 'text[]')),
      order,
      finish: (row: Omit<Revision, 'product'>): Revision => ({
        ...row,
        product: productsByName[product],
      }),
    }));
  return {
    // A release is ordered by property, so that its pages stay stable; a property's history, newest first.
    ofRelease: loader('release', orderOf(product, 'property_id', 'asc')),
    ofProperty: loader('property', orderOf(product, 'release_id', 'desc')),
  };
}
