import { toCityMonthLeftOut, toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { CityMonthLeftOut, MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { toCityRoomsTwice, toRoomsTwice } from '../figures/soldHotels/roomsTwice.ts';
import type { CityRoomsTwice, RoomsTwice } from '../figures/soldHotels/roomsTwice.type.ts';
import type { Db } from '../../platform/lib/db.ts';
import { oneByOne, oneRowByOne, type LoaderOptions, type Reader } from '../../platform/lib/rowLoader.ts';
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

/** Figures as of one release. */
export interface PastPlaceLoaders {
  lodgingMonths: Reader<PlaceMonthsKey, LodgingPlaceMonth[]>;
  lodgingYears: Reader<PlaceMonthsKey, LodgingPlaceYear[]>;
  /** The cities of a county. */
  citiesLodgingMonths: Reader<PlaceMonthsKey, CityLodgingMonth[]>;
  lodgingMonthsLeftOut: Reader<PlaceMonthsKey, MonthLeftOut[]>;
  citiesLodgingMonthsLeftOut: Reader<PlaceMonthsKey, CityMonthLeftOut[]>;
  lodgingRoomsTwice: Reader<PlaceMonthsKey, RoomsTwice[]>;
  citiesLodgingRoomsTwice: Reader<PlaceMonthsKey, CityRoomsTwice[]>;
  lodgingStanding: Reader<StandingKey, PlaceStanding | null>;
  alcoholMonths: Reader<PlaceMonthsKey, AlcoholPlaceMonth[]>;
  alcoholYears: Reader<PlaceMonthsKey, AlcoholPlaceYear[]>;
  citiesAlcoholMonths: Reader<PlaceMonthsKey, CityAlcoholMonth[]>;
  alcoholStanding: Reader<StandingKey, PlaceStanding | null>;
}

export function createPastPlaceLoaders(db: Db, release: number): PastPlaceLoaders {
  const read = <Row>(
    optionsOf: (key: PlaceMonthsKey) => LoaderOptions<PlaceMonthsKey, never, Row>,
  ): Reader<PlaceMonthsKey, Row[]> => oneByOne(db, release, optionsOf);
  const standing = (product: ProductName): Reader<StandingKey, PlaceStanding | null> =>
    oneRowByOne(db, release, ({ kind }) => byPlaceMonth(pastStanding(product, kind)));
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
