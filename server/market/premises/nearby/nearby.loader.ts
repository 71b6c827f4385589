import DataLoader from 'dataloader';
import type { HotelMonthRow } from '../../figures/compare/compare.rules.ts';
import { comparedMonths } from '../../figures/compare/compare.sql.ts';
import type { BrandScale } from '../../brands/chainScale.rules.ts';
import type { Product } from '../../enums.ts';
import { publishedBetween, publishedBetweenAsOf } from '../../releases/publishedMonths.sql.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { rowsLoader, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import { nearbyChanges, nearbyProperties, type NearbyProduct } from './nearby.sql.ts';
import { MOST_CHANGES, type Closeness, type NearbyChangeKind } from './nearby.type.ts';

/** A property and the latest published month, the same for all keys of a request. */
export interface NearbyKey {
  propertyId: number;
  latest: Month;
}

/** Amounts are cents. */
export interface NearbyRow {
  propertyId: number;
  closeness: Closeness | 'SELF';
  miles: number | null;
  rooms: number | null;
  brand: string | null;
  /** Class of the brand; null if it has none that is certain. */
  scale: BrandScale | null;
  filed: number;
  receipts: number | null;
  roomed: number | null;
  nights: number | null;
}

export interface NearbyChangeRow {
  propertyId: number;
  kind: NearbyChangeKind;
  month: Month;
  closeness: Closeness;
  miles: number | null;
  rooms: number | null;
  /** 1 for the nearest. */
  place: number;
}

interface ChangesKey extends NearbyKey {
  rooms: number | null;
}

export interface NearbyLoaders {
  around: Record<Product, RowsLoader<NearbyKey, NearbyRow>>;
  changes: RowsLoader<ChangesKey, NearbyChangeRow>;
  /** A property's own months around the changes near it. */
  own: RowsLoader<NearbyKey, HotelMonthRow>;
  /** Published months of the 12 that end with the latest. */
  published: Record<Product, DataLoader<Month, number>>;
  /** The same as of a release, by its number. */
  publishedAsOf: (product: Product, latest: Month, release: number) => Promise<number>;
}

/** Series whose months a year of each tax is made of. */
const series = { HOTEL: 'monthly filers', BEVERAGE: 'beverage' } as const;

/** Properties up to so many miles away, and so many of them: enough for the smallest towns. */
const reach: Record<NearbyProduct, [miles: number, most: number]> = { hotel: [40, 200], beverage: [10, 300] };
/** A change farther away is of another market. */
const CHANGE_MILES = 5;
const CHANGE_YEARS = 5;
const FEWEST_ROOMS = 10;

/** First days of the first and the last of the months that end with the latest. */
function lastMonths(latest: Month, months: number): [first: string, last: string] {
  return [firstDayOf(addMonths(latest, 1 - months)), firstDayOf(latest)];
}

const idsOf = (keys: readonly NearbyKey[]): number[] => keys.map(({ propertyId }) => propertyId);
const latestOf = (keys: readonly NearbyKey[]): Month => keys[0]?.latest ?? '';
const cacheKey = ({ propertyId, latest }: NearbyKey): string => `${String(propertyId)} ${latest}`;

export function createNearbyLoaders(db: Db): NearbyLoaders {
  const around = (product: NearbyProduct): RowsLoader<NearbyKey, NearbyRow> =>
    rowsLoader(db, {
      statement: nearbyProperties(product),
      params: (keys) => [idsOf(keys), ...lastMonths(latestOf(keys), 12), ...reach[product]],
      cacheKey,
      finish: (row: NearbyRow) => row,
    });
  return {
    around: { HOTEL: around('hotel'), BEVERAGE: around('beverage') },
    changes: rowsLoader<ChangesKey, NearbyChangeRow, NearbyChangeRow>(db, {
      statement: nearbyChanges,
      params: (keys) => [
        idsOf(keys),
        ...lastMonths(latestOf(keys), CHANGE_YEARS * 12),
        CHANGE_MILES,
        keys.map(({ rooms }) => Math.max(FEWEST_ROOMS, Math.ceil((rooms ?? 0) / 4))),
        MOST_CHANGES,
      ],
      cacheKey,
      finish: (row) => row,
    }),
    own: rowsLoader(db, {
      statement: comparedMonths,
      params: (keys) => [idsOf(keys), ...lastMonths(latestOf(keys), (CHANGE_YEARS + 1) * 12)],
      cacheKey,
      finish: (row: HotelMonthRow) => row,
    }),
    published: { HOTEL: publishedLoader(db, series.HOTEL), BEVERAGE: publishedLoader(db, series.BEVERAGE) },
    publishedAsOf: async (product, latest, release) => {
      const asked = [...lastMonths(latest, 12), release];
      return (await db.query<unknown[]>(publishedBetweenAsOf(series[product]), asked)).length;
    },
  };
}

/** One statement for each latest month, of which a request has one. */
function publishedLoader(db: Db, series: 'monthly filers' | 'beverage'): DataLoader<Month, number> {
  const count = async (latest: Month): Promise<number> =>
    (await db.query<unknown[]>(publishedBetween(series), lastMonths(latest, 12))).length;
  return new DataLoader((months) => Promise.all(months.map(count)));
}
