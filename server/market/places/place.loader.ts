import { revparCents } from '../hotels/hotel.rules.ts';
import { changeOf } from '../change.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { Change, LikeForLikeReceipts } from '../figures.type.ts';
import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import type { Sums } from '../figures/monthFigures.rules.ts';
import { alikeOf, likeForLike } from '../likeForLike.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import {
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type RowLoader,
  type RowsLoader,
  withRelease,
} from '../../platform/lib/rowLoader.ts';
import { toPlace } from './place.ts';
import { placesByName } from './place.sql.ts';
import type { Place } from './place.type.ts';
import type { PlaceKind } from './placeKind.ts';
import { byPlaceMonth, type PlaceStanding, type StandingKey } from './placeStanding.ts';
import * as sql from './placeFigures.sql.ts';
import { alcoholPlaceMonthsAsOf, lodgingPlaceMonthsAsOf } from './placeMonthAsOf.sql.ts';
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
  /** Months as of a release, by its number: of one place at a time, because each reads thousands of filings. */
  lodgingMonthsAsOf: (key: PlaceMonthsKey, release: number) => Promise<LodgingPlaceMonth[]>;
  lodgingYears: RowsLoader<PlaceKey, LodgingPlaceYear>;
  citiesLodgingMonths: RowsLoader<PlaceMonthsKey, CityLodgingMonth>;
  lodgingStanding: RowLoader<StandingKey, PlaceStanding>;
  alcoholMonths: RowsLoader<PlaceMonthsKey, AlcoholPlaceMonth>;
  alcoholMonthsAsOf: (key: PlaceMonthsKey, release: number) => Promise<AlcoholPlaceMonth[]>;
  alcoholYears: RowsLoader<PlaceKey, AlcoholPlaceYear>;
  citiesAlcoholMonths: RowsLoader<PlaceMonthsKey, CityAlcoholMonth>;
  alcoholStanding: RowLoader<StandingKey, PlaceStanding>;
}

export function createPlaceLoaders(db: Db): PlaceLoaders {
  return {
    byName: rowLoader(db, {
      statement: placesByName,
      params: (keys: readonly PlaceName[]) => [
        keys.map(({ kind }) => kind),
        keys.map(({ name }) => spelled(name)),
      ],
      cacheKey: (key) => `${key.kind}:${spelled(key.name)}`,
      finish: (row: { kind: PlaceKind; key: string; name: string }) => toPlace(row.kind, row.key, row.name),
    }),
    lodgingMonths: rowsLoader(db, byMonths(sql.lodgingPlaceMonths, toLodgingMonth)),
    lodgingMonthsAsOf: (key, release) => {
      const months = byMonths(lodgingPlaceMonthsAsOf(key.kind), toLodgingMonth);
      return rowsLoader(db, withRelease(months, release)).load(key);
    },
    lodgingYears: rowsLoader(db, byPlace(sql.lodgingPlaceYears, toLodgingYear)),
    citiesLodgingMonths: rowsLoader(db, byMonths(sql.citiesLodgingMonths, toCityLodgingMonth)),
    lodgingStanding: rowLoader(db, byPlaceMonth('hotel')),
    alcoholStanding: rowLoader(db, byPlaceMonth('beverage')),
    alcoholMonths: rowsLoader(db, byMonths(sql.alcoholPlaceMonths, toAlcoholMonth)),
    alcoholMonthsAsOf: (key, release) => {
      const months = byMonths(alcoholPlaceMonthsAsOf(key.kind), toAlcoholMonth);
      return rowsLoader(db, withRelease(months, release)).load(key);
    },
    alcoholYears: rowsLoader(db, byPlace(sql.alcoholPlaceYears, toAlcoholYear)),
    citiesAlcoholMonths: rowsLoader(db, byMonths(sql.citiesAlcoholMonths, toCityAlcoholMonth)),
  };
}

function toCityLodgingMonth({ city, ...month }: RawLodgingMonth & { city: string }): CityLodgingMonth {
  return { city, month: toLodgingMonth(month) };
}

function toCityAlcoholMonth({ city, ...month }: RawAlcoholMonth & { city: string }): CityAlcoholMonth {
  return { city, month: toAlcoholMonth(month) };
}

/** Normalizes a name as stored: upper case, single spaces. */
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

/** As SQL joins them: null if no property has figures in both; undefined if no change is requested. */
interface RawAlike {
  alikeLater?: number | null;
  alikeEarlier?: number | null;
}

type RawLodgingMonth = Omit<LodgingPlaceMonth, FigureOf<'placeMonth'> | 'alike'> & Sums & RawAlike;

function toLodgingMonth({ alikeLater, alikeEarlier, ...row }: RawLodgingMonth): LodgingPlaceMonth {
  return {
    ...withFigures('placeMonth', withNights(row)),
    alike: alikeOf(alikeLater, alikeEarlier),
  };
}

type RawAlcoholMonth = Omit<AlcoholPlaceMonth, 'alike'> & RawAlike;

function toAlcoholMonth({ alikeLater, alikeEarlier, ...row }: RawAlcoholMonth): AlcoholPlaceMonth {
  return { ...row, alike: alikeOf(alikeLater, alikeEarlier) };
}

/** Cents of the months that a year and the year before both have. */
interface RawCompared extends RawAlike {
  laterReceipts: number | null;
  earlierReceipts: number | null;
}

function receiptsCompared(raw: RawCompared): LikeForLikeReceipts | null {
  const { laterReceipts: later, earlierReceipts: earlier } = raw;
  if (later === null || earlier === null) return null;
  return likeForLike({ later, earlier, alike: alikeOf(raw.alikeLater, raw.alikeEarlier) });
}

type RawLodgingYear = Omit<
  LodgingPlaceYear,
  FigureOf<'placeYear'> | 'receiptsChange' | 'receiptsLikeForLike' | 'revparChange'
> &
  Sums &
  RawCompared &
  RawRoomRevenue;

/** Cents and room-nights of the same months, of the properties whose rooms count. */
interface RawRoomRevenue {
  laterRoomRevenue: number | null;
  earlierRoomRevenue: number | null;
  alikeLaterRoomRevenue: number | null;
  alikeEarlierRoomRevenue: number | null;
  laterNights: number | null;
  earlierNights: number | null;
}

/** Like for like, as for receipts, of the properties whose rooms count in both. */
function revparChange(raw: RawRoomRevenue): Change | null {
  const alike = alikeOf(raw.alikeLaterRoomRevenue, raw.alikeEarlierRoomRevenue);
  const [later, earlier] = [raw.laterRoomRevenue ?? 0, raw.earlierRoomRevenue ?? 0];
  if (alike === null || likeForLike({ later, earlier, alike }).change === null) return null;
  return changeOf(revparCents(alike.later, raw.laterNights), revparCents(alike.earlier, raw.earlierNights));
}

function toLodgingYear(raw: RawLodgingYear): LodgingPlaceYear {
  const compared = receiptsCompared(raw);
  return {
    ...withFigures('placeYear', raw),
    receiptsChange: compared?.change ?? null,
    receiptsLikeForLike: compared,
    revparChange: revparChange(raw),
  };
}

type RawAlcoholYear = Omit<AlcoholPlaceYear, 'receiptsChange' | 'receiptsLikeForLike'> & RawCompared;

function toAlcoholYear(raw: RawAlcoholYear): AlcoholPlaceYear {
  const compared = receiptsCompared(raw);
  return { ...raw, receiptsChange: compared?.change ?? null, receiptsLikeForLike: compared };
}
