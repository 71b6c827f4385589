import DataLoader from 'dataloader';
import { productNames, type Product } from '../../enums.ts';
import { revparCents } from '../hotel.rules.ts';
import { alikeOfHotels, likeForLike, type RawAlike } from '../../figures/likeForLike.ts';
import { monthFigures } from '../../figures/monthFigures.rules.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, daysIn, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import {
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type RowLoader,
  type RowsLoader,
  withRelease,
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

type CountsLoader = RowLoader<string, OwnerCounts>;

/** Properties of one tax. */
export interface OwnerCounts {
  all: number;
  current: number;
  /** Places of marketplaces, which are no properties. */
  marketplacePlaces: number;
}

/** Loads cities or brands with one statement for each key, as the loaders of brands do. */
type PartsLoader = DataLoader<OwnerPartsKey, RawPart[], string>;

export interface OwnerLoaders {
  byNumber: RowLoader<string, Owner>;
  /** Numbers of properties as of a release, by its number. */
  countsAsOf: (product: ProductName, release: number) => CountsLoader;
  months: Record<Product, RowsLoader<OwnerMonthsKey, OwnerMonth>>;
  /** Months as of a release, by its number: of one owner at a time. */
  monthsAsOf: (product: Product, key: OwnerMonthsKey, release: number) => Promise<OwnerMonth[]>;
  cities: Record<Product, PartsLoader>;
  brands: PartsLoader;
  /** The same as of a release, by its number: of one owner at a time. */
  citiesAsOf: (product: Product, key: OwnerPartsKey, release: number) => Promise<RawPart[]>;
  brandsAsOf: (key: OwnerPartsKey, release: number) => Promise<RawPart[]>;
  similar: SimilarOwnerLoaders;
}

/** Cities or brands of an owner. */
const MOST_PARTS = 10;

export function createOwnerLoaders(db: Db): OwnerLoaders {
  const counts = { hotel: countsLoaders(db, 'hotel'), beverage: countsLoaders(db, 'beverage') };
  return {
    byNumber: rowLoader(db, {
      statement: ownersByNumber,
      params: (numbers: readonly string[]) => [numbers],
      cacheKey: (number) => number,
      finish: (row: Omit<Owner, 'id'>): Owner => ({ ...row, id: `owner:${row.number}` }),
    }),
    countsAsOf: (product, release) => counts[product](release),
    months: {
      HOTEL: rowsLoader(db, byMonths(ownerMonths('hotel'))),
      BEVERAGE: rowsLoader(db, byMonths(ownerMonths('beverage'))),
    },
    monthsAsOf: (product, key, release) =>
      rowsLoader(db, withRelease(byMonths(ownerMonthsAsOf(productNames[product])), release)).load(key),
    cities: {
      HOTEL: partsLoader((values) => db.query<RawPart[]>(ownerCities('hotel'), values)),
      BEVERAGE: partsLoader((values) => db.query<RawPart[]>(ownerCities('beverage'), values)),
    },
    brands: partsLoader((values) => db.query<RawPart[]>(ownerBrands, values)),
    citiesAsOf: (product, key, release) =>
      db.query<RawPart[]>(ownerCitiesAsOf(productNames[product]), [...partsAsked(key), release]),
    brandsAsOf: (key, release) => db.query<RawPart[]>(ownerBrandsAsOf, [...partsAsked(key), release]),
    similar: createSimilarOwnerLoaders(db),
  };
}

/** Loaders by release, so that all numbers of an answer take one statement. */
function countsLoaders(db: Db, product: ProductName): (release: number) => CountsLoader {
  const options = byNumbers(ownerCountsAsOf(product));
  return memoized((release: number) => rowLoader(db, withRelease(options, release)));
}

function byNumbers(statement: string): LoaderOptions<string, OwnerCounts, OwnerCounts> {
  return {
    statement,
    params: (numbers) => [numbers],
    cacheKey: (number) => number,
    finish: (row) => row,
  };
}

function partsAsked({ number, to }: OwnerPartsKey): unknown[] {
  return [number, firstDayOf(addMonths(to, -11)), firstDayOf(to), MOST_PARTS];
}

function partsLoader(ask: (values: unknown[]) => Promise<RawPart[]>): PartsLoader {
  return new DataLoader((keys) => Promise.all(keys.map((key) => ask(partsAsked(key)))), {
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
  const alike = alikeOfHotels(row);
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
    estimated: row.estimated ?? null,
    fromTax: row.fromTax ?? null,
  };
}
