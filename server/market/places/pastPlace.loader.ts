import { toCityMonthLeftOut, toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { CityMonthLeftOut, MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { toCityRoomsTwice, toRoomsTwice } from '../figures/soldHotels/roomsTwice.ts';
import type { CityRoomsTwice, RoomsTwice } from '../figures/soldHotels/roomsTwice.type.ts';
import type { Db } from '../../platform/lib/db.ts';
import { oneByOne, type LoaderOptions } from '../../platform/lib/rowLoader.ts';
import * as cities from './pastCities.sql.ts';
import * as past from './pastPlace.sql.ts';
import { pastStanding } from './pastHeadline.sql.ts';
import type {
  AlcoholPlaceMonth,
  AlcoholPlaceYear,
  CityAlcoholMonth,
  CityLodgingMonth,
  LodgingPlaceMonth,
  LodgingPlaceYear,
} from './placeFigures.type.ts';
import * as rows from './placeRows.ts';
import { byMonths, type PlaceMonthsKey } from './placeRows.ts';
import { byPlaceMonth, type PlaceStanding, type StandingKey } from './placeStanding.ts';
import type { ProductName } from '../productName.rules.ts';

type Read<Key, Found> = (key: Key) => Promise<Found>;

/** Figures as of one release. */
export interface PastPlaceLoaders {
  lodgingMonths: Read<PlaceMonthsKey, LodgingPlaceMonth[]>;
  lodgingYears: Read<PlaceMonthsKey, LodgingPlaceYear[]>;
  /** The cities of a county. */
  citiesLodgingMonths: Read<PlaceMonthsKey, CityLodgingMonth[]>;
  lodgingMonthsLeftOut: Read<PlaceMonthsKey, MonthLeftOut[]>;
  citiesLodgingMonthsLeftOut: Read<PlaceMonthsKey, CityMonthLeftOut[]>;
  lodgingRoomsTwice: Read<PlaceMonthsKey, RoomsTwice[]>;
  citiesLodgingRoomsTwice: Read<PlaceMonthsKey, CityRoomsTwice[]>;
  lodgingStanding: Read<StandingKey, PlaceStanding | null>;
  alcoholMonths: Read<PlaceMonthsKey, AlcoholPlaceMonth[]>;
  alcoholYears: Read<PlaceMonthsKey, AlcoholPlaceYear[]>;
  citiesAlcoholMonths: Read<PlaceMonthsKey, CityAlcoholMonth[]>;
  alcoholStanding: Read<StandingKey, PlaceStanding | null>;
}

export function createPastPlaceLoaders(db: Db, release: number): PastPlaceLoaders {
  const read = <Row>(
    optionsOf: (key: PlaceMonthsKey) => LoaderOptions<PlaceMonthsKey, never, Row>,
  ): Read<PlaceMonthsKey, Row[]> => oneByOne(db, release, optionsOf);
  const standing = (product: ProductName): Read<StandingKey, PlaceStanding | null> => {
    const found = oneByOne(db, release, ({ kind }: StandingKey) => byPlaceMonth(pastStanding(product, kind)));
    return async (key) => (await found(key))[0] ?? null;
  };
  return {
    lodgingMonths: read(({ kind }) => byMonths(past.lodgingPlaceMonthsAsOf(kind), rows.toLodgingMonth)),
    lodgingYears: read(({ kind }) => byMonths(past.lodgingPlaceYearsAsOf(kind), rows.toLodgingYear)),
    citiesLodgingMonths: read(() => byMonths(cities.citiesLodgingMonthsAsOf, rows.toCityLodgingMonth)),
    lodgingMonthsLeftOut: read(({ kind }) => byMonths(past.placeMonthsLeftOutAsOf(kind), toMonthLeftOut)),
    citiesLodgingRoomsTwice: read(() => byMonths(cities.cityRoomsTwiceAsOf, toCityRoomsTwice)),
    lodgingRoomsTwice: read(({ kind }) => byMonths(past.roomsTwiceOfPlacesAsOf(kind), toRoomsTwice)),
    citiesLodgingMonthsLeftOut: read(() => byMonths(cities.cityMonthsLeftOutAsOf, toCityMonthLeftOut)),
    lodgingStanding: standing('hotel'),
    alcoholMonths: read(({ kind }) => byMonths(past.alcoholPlaceMonthsAsOf(kind), rows.toAlcoholMonth)),
    alcoholYears: read(({ kind }) => byMonths(past.alcoholPlaceYearsAsOf(kind), rows.toAlcoholYear)),
    citiesAlcoholMonths: read(() => byMonths(cities.citiesAlcoholMonthsAsOf, rows.toCityAlcoholMonth)),
    alcoholStanding: standing('beverage'),
  };
}
