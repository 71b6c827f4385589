import { revpar, revparCents } from '../hotels/hotel.rules.ts';
import { changeOf } from '../lib/change.ts';
import type { Db } from '../lib/db.ts';
import { daysIn, firstDayOf, type Month } from '../lib/month.ts';
import {
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type RowLoader,
  type RowsLoader,
} from '../lib/rowLoader.ts';
import { toPlace } from './place.ts';
import { placesByName } from './place.sql.ts';
import type { Place, PlaceKind } from './place.type.ts';
import { byPlaceMonth, type PlaceStanding, type StandingKey } from './placeStanding.ts';
import * as sql from './placeFigures.sql.ts';
import type {
  AlcoholPlaceMonth,
  AlcoholPlaceYear,
  CityAlcoholMonth,
  CityLodgingMonth,
  LodgingPlaceMonth,
  LodgingPlaceYear,
} from './placeFigures.type.ts';

export interface PlaceName {
  kind: PlaceKind;
  name: string;
}

export interface PlaceMonthsKey {
  kind: PlaceKind;
  key: string;
  from: Month | null;
  to: Month | null;
}

export type PlaceKey = Pick<PlaceMonthsKey, 'kind' | 'key'>;

export interface PlaceLoaders {
  byName: RowLoader<PlaceName, Place>;
  lodgingMonths: RowsLoader<PlaceMonthsKey, LodgingPlaceMonth>;
  lodgingYears: RowsLoader<PlaceKey, LodgingPlaceYear>;
  citiesLodgingMonths: RowsLoader<PlaceMonthsKey, CityLodgingMonth>;
  lodgingStanding: RowLoader<StandingKey, PlaceStanding>;
  alcoholMonths: RowsLoader<PlaceMonthsKey, AlcoholPlaceMonth>;
  alcoholYears: RowsLoader<PlaceKey, AlcoholPlaceYear>;
  citiesAlcoholMonths: RowsLoader<PlaceMonthsKey, CityAlcoholMonth>;
  alcoholStanding: RowLoader<StandingKey, PlaceStanding>;
}

export function createPlaceLoaders(db: Db): PlaceLoaders {
  return {
    byName: rowLoader(db, {
      statement: placesByName,
      params: (keys: readonly PlaceName[]) => [
        keys.map((key) => key.kind),
        keys.map((key) => spelled(key.name)),
      ],
      cacheKey: (key) => `${key.kind}:${spelled(key.name)}`,
      finish: (row: { kind: PlaceKind; key: string; name: string }) => toPlace(row.kind, row.key, row.name),
    }),
    lodgingMonths: rowsLoader(db, byMonths(sql.lodgingPlaceMonths, toLodgingMonth)),
    lodgingYears: rowsLoader(db, byPlace(sql.lodgingPlaceYears, toLodgingYear)),
    citiesLodgingMonths: rowsLoader(
      db,
      byMonths(sql.citiesLodgingMonths, ({ city, ...month }: RawLodgingMonth & { city: string }) => ({
        city,
        month: toLodgingMonth(month),
      })),
    ),
    lodgingStanding: rowLoader(db, byPlaceMonth('hotel')),
    alcoholStanding: rowLoader(db, byPlaceMonth('beverage')),
    alcoholMonths: rowsLoader(
      db,
      byMonths(sql.alcoholPlaceMonths, (row: AlcoholPlaceMonth) => row),
    ),
    alcoholYears: rowsLoader(db, byPlace(sql.alcoholPlaceYears, toAlcoholYear)),
    citiesAlcoholMonths: rowsLoader(
      db,
      byMonths(sql.citiesAlcoholMonths, ({ city, ...month }: AlcoholPlaceMonth & { city: string }) => ({
        city,
        month,
      })),
    ),
  };
}

/** As names are kept: upper case, single blanks. */
function spelled(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toUpperCase();
}

function byMonths<Raw, Row>(
  statement: string,
  finish: (raw: Raw) => Row,
): LoaderOptions<PlaceMonthsKey, Raw, Row> {
  return {
    statement,
    params: (keys) => [
      keys.map((key) => key.kind),
      keys.map((key) => key.key),
      keys.map((key) => key.from && firstDayOf(key.from)),
      keys.map((key) => key.to && firstDayOf(key.to)),
    ],
    cacheKey: ({ kind, key, from, to }) => `${kind}:${key} ${from ?? ''} ${to ?? ''}`,
    finish,
  };
}

function byPlace<Raw, Row>(statement: string, finish: (raw: Raw) => Row): LoaderOptions<PlaceKey, Raw, Row> {
  return {
    statement,
    params: (keys) => [keys.map((key) => key.kind), keys.map((key) => key.key)],
    cacheKey: ({ kind, key }) => `${kind}:${key}`,
    finish,
  };
}

type RawLodgingMonth = Omit<LodgingPlaceMonth, 'revpar' | 'filedRevpar' | 'roomsLeftOut'>;

function toLodgingMonth(row: RawLodgingMonth): LodgingPlaceMonth {
  const days = daysIn(row.month);
  return {
    ...row,
    revpar: revpar(row.revparReceipts, row.rooms, days),
    filedRevpar: revpar(row.filedReceipts - row.marketplace, row.filedRooms, days),
    roomsLeftOut: row.filedRooms - row.rooms,
  };
}

type RawLodgingYear = Omit<LodgingPlaceYear, 'revpar' | 'filedRevpar' | 'receiptsChange' | 'revparChange'> & {
  revparReceipts: number;
  roomNights: number;
  filedRoomNights: number;
  receiptsCompared: number | null;
  receiptsBefore: number | null;
  /** Cents, without marketplaces. */
  roomRevenueCompared: number | null;
  roomRevenueBefore: number | null;
  nightsCompared: number | null;
  nightsBefore: number | null;
};

function toLodgingYear(row: RawLodgingYear): LodgingPlaceYear {
  const { revparReceipts, roomNights, filedRoomNights, ...compared } = row;
  const { receiptsCompared, roomRevenueCompared, nightsCompared, ...rest } = compared;
  const { receiptsBefore, roomRevenueBefore, nightsBefore, ...year } = rest;
  const ofYear = revparCents(revparReceipts, roomNights);
  const asFiled = revparCents(row.filedReceipts - row.marketplace, filedRoomNights);
  const now = revparCents(roomRevenueCompared ?? 0, nightsCompared);
  const before = revparCents(roomRevenueBefore ?? 0, nightsBefore);
  return {
    ...year,
    revpar: ofYear === null ? null : ofYear / 100,
    filedRevpar: asFiled === null ? null : asFiled / 100,
    receiptsChange: changeOf(receiptsCompared, receiptsBefore),
    revparChange: changeOf(now, before),
  };
}

type RawAlcoholYear = Omit<AlcoholPlaceYear, 'receiptsChange'> & {
  receiptsCompared: number | null;
  receiptsBefore: number | null;
};

function toAlcoholYear({ receiptsCompared, receiptsBefore, ...year }: RawAlcoholYear): AlcoholPlaceYear {
  return { ...year, receiptsChange: changeOf(receiptsCompared, receiptsBefore) };
}
