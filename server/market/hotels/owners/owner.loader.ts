import DataLoader from 'dataloader';
import type { Product } from '../../enums.ts';
import { revparCents } from '../hotel.rules.ts';
import { alikeWithIdle, likeForLike, type RawAlike } from '../../figures/likeForLike.ts';
import { monthFigures } from '../../figures/monthFigures.rules.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, daysIn, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import {
  oneByOne,
  rowLoader,
  rowsLoader,
  withRelease,
  type LoaderOptions,
  type Reader,
  type RowLoader,
} from '../../../platform/lib/rowLoader.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import { ownerCountsAsOf } from './ownerCounts.sql.ts';
import { ownersByNumber } from './owner.sql.ts';
import type { Owner } from './owner.type.ts';
import { ownerMonths, ownerMonthsAsOf } from './ownerMonth.sql.ts';
import type { OwnerMonth } from './ownerMonth.type.ts';
import type { NotAsFiled } from './notAsFiled.type.ts';
import { ownerBrands, ownerBrandsAsOf, ownerCities, ownerCitiesAsOf } from './ownerParts.sql.ts';
import { createSimilarOwnerLoaders, type SimilarOwnerLoaders } from './similarOwners.loader.ts';
import type { ProductName } from '../../productName.rules.ts';

interface OwnerMonthsKey {
  number: string;
  from: Month | null;
  to: Month | null;
}

interface OwnerPartsKey {
  number: string;
  /** The last of twelve months. */
  to: Month;
}

/** A city by its name or a brand by its number, with cents. */
interface RawPart {
  key: string;
  receipts: number;
  properties: number;
  awaitedMonths: Month[];
}

/** Properties of one tax. */
export interface OwnerCounts {
  all: number;
  current: number;
  /** Places of marketplaces, which are no properties. */
  marketplacePlaces: number;
}

/** Loads cities or brands with one statement for each key. */
type PartsLoader = DataLoader<OwnerPartsKey, RawPart[], string>;

/** Figures of owners. */
interface OwnerReaders {
  months: Record<Product, Reader<OwnerMonthsKey, OwnerMonth[]>>;
  cities: Record<Product, PartsLoader>;
  brands: PartsLoader;
}

interface PastOwnerReaders extends OwnerReaders {
  /** Numbers of properties. */
  counts: Record<ProductName, RowLoader<string, OwnerCounts>>;
}

export interface OwnerLoaders extends OwnerReaders {
  byNumber: RowLoader<string, Owner>;
  similar: SimilarOwnerLoaders;
  /** As of a release, by its number: figures of one owner at a time. */
  asOf: (release: number) => PastOwnerReaders;
}

/** Cities or brands of an owner. */
const MOST_PARTS = 10;

export function createOwnerLoaders(db: Db): OwnerLoaders {
  return {
    byNumber: rowLoader(db, {
      statement: ownersByNumber,
      params: (numbers: readonly string[]) => [numbers],
      cacheKey: (number) => number,
      finish: (row: Omit<Owner, 'id'>): Owner => ({ ...row, id: `owner:${row.number}` }),
    }),
    months: {
      HOTEL: rowsLoader(db, byMonths(ownerMonths('hotel'))),
      BEVERAGE: rowsLoader(db, byMonths(ownerMonths('beverage'))),
    },
    cities: {
      HOTEL: partsLoader((values) => db.query<RawPart[]>(ownerCities('hotel'), values)),
      BEVERAGE: partsLoader((values) => db.query<RawPart[]>(ownerCities('beverage'), values)),
    },
    brands: partsLoader((values) => db.query<RawPart[]>(ownerBrands, values)),
    similar: createSimilarOwnerLoaders(db),
    asOf: memoized((release: number) => readersAsOf(db, release)),
  };
}

function readersAsOf(db: Db, release: number): PastOwnerReaders {
  const months = (product: ProductName): Reader<OwnerMonthsKey, OwnerMonth[]> =>
    oneByOne(db, release, () => byMonths(ownerMonthsAsOf(product)));
  const counts = (product: ProductName): RowLoader<string, OwnerCounts> =>
    rowLoader(db, withRelease(byNumbers(ownerCountsAsOf(product)), release));
  const cities = (product: ProductName): PartsLoader =>
    partsLoader((values) => db.query<RawPart[]>(ownerCitiesAsOf(product), [...values, release]));
  return {
    counts: { hotel: counts('hotel'), beverage: counts('beverage') },
    months: { HOTEL: months('hotel'), BEVERAGE: months('beverage') },
    cities: { HOTEL: cities('hotel'), BEVERAGE: cities('beverage') },
    brands: partsLoader((values) => db.query<RawPart[]>(ownerBrandsAsOf, [...values, release])),
  };
}

function byNumbers(statement: string): LoaderOptions<string, OwnerCounts, OwnerCounts> {
  return {
    statement,
    params: (numbers) => [numbers],
    cacheKey: (number) => number,
    finish: (row) => row,
  };
}

function partsLoader(ask: (values: unknown[]) => Promise<RawPart[]>): PartsLoader {
  const read = ({ number, to }: OwnerPartsKey): Promise<RawPart[]> =>
    ask([number, firstDayOf(addMonths(to, -11)), firstDayOf(to), MOST_PARTS]);
  return new DataLoader((keys) => Promise.all(keys.map(read)), {
    cacheKeyFn: ({ number, to }) => `${number} ${to}`,
  });
}

function byMonths(statement: string): LoaderOptions<OwnerMonthsKey, RawMonth, OwnerMonth> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ number }) => number),
      keys.map(({ from }) => from && firstDayOf(from)),
      keys.map(({ to }) => to && firstDayOf(to)),
    ],
    cacheKey: ({ number, from, to }) => `${number} ${from ?? ''} ${to ?? ''}`,
    finish: toOwnerMonth,
  };
}

type RawMonth = Omit<OwnerMonth, keyof NotAsFiled | 'alike' | 'likeForLike' | 'revpar' | 'revparReceipts'> &
  Record<'revparReceipts' | 'receiptsBefore', number | null> &
  RawAlike &
  RawSums;

/** Sums that only one of the taxes has. */
type RawSums = Partial<
  Record<
    Exclude<keyof NotAsFiled, 'roomsLeftOut' | 'roomsWithoutReceipts'> | 'filedRooms' | 'emptyRooms',
    number
  >
>;

function toOwnerMonth(row: RawMonth): OwnerMonth {
  const { releaseId, month, isIncomplete, awaitsQuarterlyFilers, receipts, properties, rooms } = row;
  const alike = alikeWithIdle(row);
  const revparReceipts = row.revparReceipts ?? 0;
  const nights = rooms === null ? null : rooms * daysIn(month);
  return {
    releaseId,
    month,
    isIncomplete,
    awaitsQuarterlyFilers,
    receipts,
    properties,
    rooms,
    alike,
    revparReceipts,
    revpar: toDollars(revparCents(revparReceipts, nights)),
    likeForLike:
      row.receiptsBefore === null
        ? null
        : likeForLike({ later: receipts, earlier: row.receiptsBefore, alike }),
    ...notAsFiled(row),
  };
}

function notAsFiled({ rooms, filedRooms, ...row }: RawMonth): NotAsFiled {
  return {
    filedReceipts: row.filedReceipts ?? null,
    apportioned: row.apportioned ?? null,
    flaggedFilings: row.flaggedFilings ?? null,
    unusual: row.unusual ?? null,
    roomsLeftOut: filedRooms === undefined ? null : monthFigures.roomsLeftOut.from({ rooms, filedRooms }),
    roomsWithoutReceipts: row.emptyRooms ?? null,
    propertiesWithRooms: row.propertiesWithRooms ?? null,
    estimated: row.estimated ?? null,
    fromTax: row.fromTax ?? null,
  };
}
