import { cityMonthsLeftOut, placeMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { toCityMonthLeftOut, toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { CityMonthLeftOut, MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { roomsTwiceOfCities, roomsTwiceOfPlaces } from '../figures/soldHotels/roomsTwice.sql.ts';
import { toCityRoomsTwice, toRoomsTwice } from '../figures/soldHotels/roomsTwice.ts';
import type { CityRoomsTwice, RoomsTwice } from '../figures/soldHotels/roomsTwice.type.ts';
import type { Db } from '../../platform/lib/db.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { rowLoader, rowsLoader, type RowLoader, type RowsLoader } from '../../platform/lib/rowLoader.ts';
import { createPastPlaceLoaders, type PastPlaceLoaders } from './pastPlace.loader.ts';
import { toPlace } from './place.ts';
import { placeName } from './place.rules.ts';
import { placesByName } from './place.sql.ts';
import type { Place } from './place.type.ts';
import * as sql from './placeFigures.sql.ts';
import type {
  AlcoholPlaceMonth,
  AlcoholPlaceYear,
  CityAlcoholMonth,
  CityLodgingMonth,
  LodgingPlaceMonth,
  LodgingPlaceYear,
} from './placeFigures.type.ts';
import type { PlaceKind } from './placeKind.ts';
import {
  byMonths,
  byPlace,
  toAlcoholMonth,
  toAlcoholYear,
  toCityAlcoholMonth,
  toCityLodgingMonth,
  toLodgingMonth,
  toLodgingYear,
  type PlaceKey,
  type PlaceMonthsKey,
} from './placeRows.ts';
import { placeStanding } from './placeStanding.sql.ts';
import { byPlaceMonth, type PlaceStanding, type StandingKey } from './placeStanding.ts';

export interface PlaceName {
  kind: PlaceKind;
  name: string;
}

export interface PlaceLoaders {
  byName: RowLoader<PlaceName, Place>;
  lodgingMonths: RowsLoader<PlaceMonthsKey, LodgingPlaceMonth>;
  lodgingYears: RowsLoader<PlaceKey, LodgingPlaceYear>;
  citiesLodgingMonths: RowsLoader<PlaceMonthsKey, CityLodgingMonth>;
  lodgingMonthsLeftOut: RowsLoader<PlaceMonthsKey, MonthLeftOut>;
  citiesLodgingMonthsLeftOut: RowsLoader<PlaceMonthsKey, CityMonthLeftOut>;
  lodgingRoomsTwice: RowsLoader<PlaceMonthsKey, RoomsTwice>;
  citiesLodgingRoomsTwice: RowsLoader<PlaceMonthsKey, CityRoomsTwice>;
  lodgingStanding: RowLoader<StandingKey, PlaceStanding>;
  alcoholMonths: RowsLoader<PlaceMonthsKey, AlcoholPlaceMonth>;
  alcoholYears: RowsLoader<PlaceKey, AlcoholPlaceYear>;
  citiesAlcoholMonths: RowsLoader<PlaceMonthsKey, CityAlcoholMonth>;
  alcoholStanding: RowLoader<StandingKey, PlaceStanding>;
  /** Figures as of a release, by its number. */
  asOf: (release: number) => PastPlaceLoaders;
}

export function createPlaceLoaders(db: Db): PlaceLoaders {
  return {
    byName: rowLoader(db, {
      statement: placesByName,
      params: (keys: readonly PlaceName[]) => [
        keys.map(({ kind }) => kind),
        keys.map(({ kind, name }) => placeName(kind, name)),
      ],
      cacheKey: ({ kind, name }) => `${kind}:${placeName(kind, name)}`,
      finish: (row: { kind: PlaceKind; key: string; name: string }) => toPlace(row.kind, row.key, row.name),
    }),
    lodgingMonths: rowsLoader(db, byMonths(sql.lodgingPlaceMonths, toLodgingMonth)),
    lodgingYears: rowsLoader(db, byPlace(sql.lodgingPlaceYears, toLodgingYear)),
    citiesLodgingMonths: rowsLoader(db, byMonths(sql.citiesLodgingMonths, toCityLodgingMonth)),
    lodgingMonthsLeftOut: rowsLoader(db, byMonths(placeMonthsLeftOut, toMonthLeftOut)),
    citiesLodgingMonthsLeftOut: rowsLoader(db, byMonths(cityMonthsLeftOut, toCityMonthLeftOut)),
    lodgingRoomsTwice: rowsLoader(db, byMonths(roomsTwiceOfPlaces, toRoomsTwice)),
    citiesLodgingRoomsTwice: rowsLoader(db, byMonths(roomsTwiceOfCities, toCityRoomsTwice)),
    lodgingStanding: rowLoader(db, byPlaceMonth(placeStanding('hotel'))),
    alcoholStanding: rowLoader(db, byPlaceMonth(placeStanding('beverage'))),
    alcoholMonths: rowsLoader(db, byMonths(sql.alcoholPlaceMonths, toAlcoholMonth)),
    alcoholYears: rowsLoader(db, byPlace(sql.alcoholPlaceYears, toAlcoholYear)),
    citiesAlcoholMonths: rowsLoader(db, byMonths(sql.citiesAlcoholMonths, toCityAlcoholMonth)),
    asOf: memoized((release: number) => createPastPlaceLoaders(db, release)),
  };
}
