import DataLoader from 'dataloader';
import type { ComparedMonthRow } from '../../figures/compare/compare.rules.ts';
import { comparedMonths } from '../../figures/compare/compare.sql.ts';
import type { BrandScale } from '../../brands/chainScale.rules.ts';
import type { Product } from '../../enums.ts';
import { publishedBetween, publishedBetweenAsOf } from '../../releases/publishedMonths.sql.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { addMonths, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { rowsLoader, type Reader, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import { CHANGE_MILES, MOST_AROUND, NEARBY_MILES } from './nearby.rules.ts';
import { nearbyProperties } from './nearby.sql.ts';
import { nearbyChanges } from './nearbyChanges.sql.ts';
import { nearbyPropertiesAsOf } from './pastNearby.sql.ts';
import { nearbyChangesAsOf, ownMonthsAsOf } from './pastNearbyChanges.sql.ts';
import { MOST_CHANGES, type Closeness, type NearbyChangeKind } from './nearby.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/** A property and the latest published month, the same for all keys of a request. */
interface NearbyKey {
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
  /** Of the months whose rooms count. */
  roomed: number | null;
  revparMonths: number;
  nights: number | null;
  /** Months with receipts of a part of the month. */
  partialMonths: Month[];
}

export interface NearbyChangeRow {
  propertyId: number;
  kind: NearbyChangeKind;
  month: Month;
  isTimeUnknown: boolean;
  closeness: Closeness;
  miles: number | null;
  rooms: number | null;
  /** 1 for the nearest. */
  place: number;
}

/** Reads the neighbors of properties and how they changed, now or as of a release. */
export interface NearbyReaders {
  around: Record<Product, Reader<NearbyKey, NearbyRow[]>>;
  changes: Reader<NearbyKey, NearbyChangeRow[]>;
  /** A property's own months around the changes near it. */
  own: Reader<NearbyKey, ComparedMonthRow[]>;
  /** Published months of the 24 that end with the latest, oldest first. */
  published: Record<Product, Reader<Month, Month[]>>;
}

export interface NearbyLoaders extends NearbyReaders {
  /** The same as of a release, by its number: of one property at a time. */
  asOf: (release: number) => NearbyReaders;
}

const reachOf = (product: ProductName): [miles: number, most: number] => [
  NEARBY_MILES[product],
  MOST_AROUND[product],
];
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
  return { ...readsOf(db, null), asOf: memoized((release: number) => readsOf(db, release)) };
}

/** As of a release, by its number, a statement reads one property, because it reads thousands of filings. */
function readsOf(db: Db, release: number | null): NearbyReaders {
  const isPast = release !== null;
  const optionsOf = (params: (keys: readonly NearbyKey[]) => unknown[]) => ({
    cacheKey,
    params: (keys: readonly NearbyKey[]) => [...params(keys), ...(isPast ? [release] : [])],
    ...(isPast && { atOnce: 1 }),
  });
  const around = (product: ProductName): RowsLoader<NearbyKey, NearbyRow> =>
    rowsLoader(db, {
      statement: isPast ? nearbyPropertiesAsOf(product) : nearbyProperties(product),
      ...optionsOf((keys) => [idsOf(keys), ...lastMonths(latestOf(keys), 12), ...reachOf(product)]),
      finish: (row: NearbyRow) => row,
    });
  return {
    around: { HOTEL: around('hotel'), BEVERAGE: around('beverage') },
    changes: rowsLoader(db, {
      statement: isPast ? nearbyChangesAsOf : nearbyChanges,
      ...optionsOf((keys) => [
        idsOf(keys),
        ...lastMonths(latestOf(keys), CHANGE_YEARS * 12),
        CHANGE_MILES,
        FEWEST_ROOMS,
        MOST_CHANGES,
      ]),
      finish: (row: NearbyChangeRow) => row,
    }),
    own: rowsLoader(db, {
      statement: isPast ? ownMonthsAsOf : comparedMonths,
      ...optionsOf((keys) => [idsOf(keys), ...lastMonths(latestOf(keys), (CHANGE_YEARS + 1) * 12)]),
      finish: (row: ComparedMonthRow) => row,
    }),
    published: {
      HOTEL: publishedLoader(db, 'monthly filers', release),
      BEVERAGE: publishedLoader(db, 'beverage', release),
    },
  };
}

/** One statement for each latest month, of which a request has one. */
function publishedLoader(
  db: Db,
  series: 'monthly filers' | 'beverage',
  release: number | null,
): DataLoader<Month, Month[]> {
  const read = (latest: Month): Promise<{ month: Month }[]> =>
    release === null
      ? db.query(publishedBetween(series), lastMonths(latest, 24))
      : db.query(publishedBetweenAsOf(series), [...lastMonths(latest, 24), release]);
  return new DataLoader((latest) =>
    Promise.all(latest.map(async (each) => (await read(each)).map(({ month }) => month))),
  );
}
