import DataLoader from 'dataloader';
import type { HotelMonthRow } from '../../figures/compare/compare.rules.ts';
import { comparedMonths } from '../../figures/compare/compare.sql.ts';
import type { BrandScale } from '../../brands/chainScale.rules.ts';
import type { Product } from '../../enums.ts';
import { publishedBetween, publishedBetweenAsOf } from '../../releases/publishedMonths.sql.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { addMonths, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { rowsLoader, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import { nearbyProperties, type NearbyProduct } from './nearby.sql.ts';
import { nearbyChanges } from './nearbyChanges.sql.ts';
import { nearbyPropertiesAsOf } from './pastNearby.sql.ts';
import { nearbyChangesAsOf, ownMonthsAsOf } from './pastNearbyChanges.sql.ts';
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

interface Read<Key, Found> {
  load: (key: Key) => Promise<Found>;
}

/** What is near properties, now or as of a release. */
export interface NearbyReads {
  around: Record<Product, Read<NearbyKey, NearbyRow[]>>;
  changes: Read<ChangesKey, NearbyChangeRow[]>;
  /** A property's own months around the changes near it. */
  own: Read<NearbyKey, HotelMonthRow[]>;
  /** Published months of the 12 that end with the latest. */
  published: Record<Product, Read<Month, number>>;
}

export interface NearbyLoaders extends NearbyReads {
  /** The same as of a release, by its number: of one property at a time. */
  asOf: (release: number) => NearbyReads;
}

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

const now = {
  around: nearbyProperties,
  changes: nearbyChanges,
  own: comparedMonths,
  published: publishedBetween,
} as const;

const past = {
  around: nearbyPropertiesAsOf,
  changes: nearbyChangesAsOf,
  own: ownMonthsAsOf,
  published: publishedBetweenAsOf,
} as const;

export function createNearbyLoaders(db: Db): NearbyLoaders {
  return { ...readsOf(db, null), asOf: memoized((release: number) => readsOf(db, release)) };
}

/** As of a release, by its number, a statement is of one property, because it reads thousands of filings. */
function readsOf(db: Db, release: number | null): NearbyReads {
  const sql = release === null ? now : past;
  const last = release === null ? [] : [release];
  const rows = <Key extends NearbyKey, Row>(
    statement: string,
    params: (keys: readonly Key[]) => unknown[],
  ): RowsLoader<Key, Row> =>
    rowsLoader<Key, Row, Row>(db, {
      ...{ statement, cacheKey, finish: (row) => row },
      params: (keys) => [...params(keys), ...last],
      ...(release !== null && { atOnce: 1 }),
    });
  const around = (product: NearbyProduct): RowsLoader<NearbyKey, NearbyRow> =>
    rows(sql.around(product), (keys) => [idsOf(keys), ...lastMonths(latestOf(keys), 12), ...reach[product]]);
  const published = (series: 'monthly filers' | 'beverage'): DataLoader<Month, number> =>
    publishedLoader(db, sql.published(series), last);
  return {
    around: { HOTEL: around('hotel'), BEVERAGE: around('beverage') },
    changes: rows<ChangesKey, NearbyChangeRow>(sql.changes, (keys) => [
      ...[idsOf(keys), ...lastMonths(latestOf(keys), CHANGE_YEARS * 12), CHANGE_MILES],
      ...[keys.map(({ rooms }) => Math.max(FEWEST_ROOMS, Math.ceil((rooms ?? 0) / 4))), MOST_CHANGES],
    ]),
    own: rows(sql.own, (keys) => [idsOf(keys), ...lastMonths(latestOf(keys), (CHANGE_YEARS + 1) * 12)]),
    published: { HOTEL: published('monthly filers'), BEVERAGE: published('beverage') },
  };
}

/** One statement for each latest month, of which a request has one. */
function publishedLoader(db: Db, statement: string, last: readonly number[]): DataLoader<Month, number> {
  const count = async (latest: Month): Promise<number> =>
    (await db.query<unknown[]>(statement, [...lastMonths(latest, 12), ...last])).length;
  return new DataLoader((months) => Promise.all(months.map(count)));
}
