import { changeOf } from '../figures/change.ts';
import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import type { Sums } from '../figures/monthSums.rules.ts';
import type { Change } from '../figures/figures.type.ts';
import { revparCents } from '../hotels/hotel.rules.ts';
import {
  alikeOf,
  alikeWithIdle,
  changeWithoutIdle,
  likeForLike,
  type RawAlike,
  type TwoPeriods,
} from '../figures/likeForLike.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import type { LoaderOptions } from '../../platform/lib/rowLoader.ts';
import type {
  AlcoholPlaceMonth,
  AlcoholPlaceYear,
  CityAlcoholMonth,
  CityLodgingMonth,
  LodgingPlaceMonth,
  LodgingPlaceYear,
} from './placeFigures.type.ts';
import type { PlaceKind } from './placeKind.ts';

export interface PlaceMonthsKey {
  kind: PlaceKind;
  key: string;
  from: Month | null;
  to: Month | null;
}

export type PlaceKey = Pick<PlaceMonthsKey, 'kind' | 'key'>;

/** Options for a loader of the months of places, in a range. */
export function byMonths<Raw, Row>(
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

/** Options for a loader of all that places have. */
export function byPlace<Raw, Row>(
  statement: string,
  finish: (raw: Raw) => Row,
): LoaderOptions<PlaceKey, Raw, Row> {
  return {
    statement,
    params: (keys) => [keys.map((key) => key.kind), keys.map((key) => key.key)],
    cacheKey: ({ kind, key }) => `${kind}:${key}`,
    finish,
  };
}

/** Compared sums are null if no property has figures in both, and undefined in cities' parts of counties. */
type RawLodgingMonth = Omit<LodgingPlaceMonth, FigureOf<'placeMonth'> | 'alike'> & Sums & RawAlike;

export function toLodgingMonth(row: RawLodgingMonth): LodgingPlaceMonth {
  const alike = alikeWithIdle(row);
  return Object.assign(withFigures('placeMonth', withNights(row)), { alike });
}

type RawAlcoholMonth = Omit<AlcoholPlaceMonth, 'alike'> & RawAlike;

export function toAlcoholMonth(row: RawAlcoholMonth): AlcoholPlaceMonth {
  const { alikeLater, alikeEarlier, idleLater, idleEarlier, ...month } = row;
  return { ...month, alike: alikeWithIdle({ alikeLater, alikeEarlier, idleLater, idleEarlier }) };
}

/** Cents of the months that a year and the year before both have. */
interface RawCompared extends RawAlike {
  laterReceipts: number | null;
  earlierReceipts: number | null;
}

/** Null if the year before has none of the months. */
function comparedPeriods(raw: RawCompared): TwoPeriods | null {
  const { laterReceipts: later, earlierReceipts: earlier } = raw;
  if (later === null || earlier === null) return null;
  return { later, earlier, alike: alikeWithIdle(raw) };
}

type RawLodgingYear = Omit<
  LodgingPlaceYear,
  | FigureOf<'placeYear'>
  | 'receiptsChange'
  | 'receiptsLikeForLike'
  | 'receiptsChangeWithoutIdle'
  | 'revparChange'
> &
  Sums &
  RawCompared &
  RawRoomRevenue &
  RawLeftOut;

/**
 * Sums of the filings in months that an operator left out whole. The year as filed includes them; the year that counts
 * does not.
 */
interface RawLeftOut {
  leftOutReceipts: number;
  /** Without marketplaces, as the room-nights. */
  leftOutHotelReceipts: number;
  leftOutNights: number;
  leftOutFilings: number;
}

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

/** The figures of a year, of which those as filed have every month. */
function yearFigures({
  leftOutReceipts,
  leftOutHotelReceipts,
  leftOutNights,
  leftOutFilings,
  ...year
}: RawLodgingYear) {
  const filed = year.filedReceipts ?? 0;
  const figures = withFigures('placeYear', {
    ...year,
    filedReceipts: filed + leftOutHotelReceipts,
    filedRoomNights: (year.filedRoomNights ?? 0) + leftOutNights,
    flaggedFilings: (year.flaggedFilings ?? 0) + leftOutFilings,
  });
  return { ...figures, filedReceipts: filed + leftOutReceipts };
}

export function toLodgingYear(raw: RawLodgingYear): LodgingPlaceYear {
  const periods = comparedPeriods(raw);
  const compared = periods && likeForLike(periods);
  const ofRevpar = revparChange(raw);
  return {
    ...yearFigures(raw),
    receiptsComparedMonths: compared?.change ? raw.receiptsComparedMonths : null,
    revparComparedMonths: ofRevpar && raw.revparComparedMonths,
    receiptsChange: compared?.change ?? null,
    receiptsLikeForLike: compared,
    receiptsChangeWithoutIdle: periods && changeWithoutIdle(periods),
    revparChange: ofRevpar,
  };
}

type RawAlcoholYear = Omit<
  AlcoholPlaceYear,
  'receiptsChange' | 'receiptsLikeForLike' | 'receiptsChangeWithoutIdle'
> &
  RawCompared;

export function toAlcoholYear(raw: RawAlcoholYear): AlcoholPlaceYear {
  const periods = comparedPeriods(raw);
  const compared = periods && likeForLike(periods);
  return {
    ...raw,
    receiptsChange: compared?.change ?? null,
    receiptsLikeForLike: compared,
    receiptsChangeWithoutIdle: periods && changeWithoutIdle(periods),
    receiptsComparedMonths: compared?.change ? raw.receiptsComparedMonths : null,
  };
}

export function toCityLodgingMonth(row: RawLodgingMonth & { city: string }): CityLodgingMonth {
  return { city: row.city, month: toLodgingMonth(row) };
}

export function toCityAlcoholMonth({ city, ...month }: RawAlcoholMonth & { city: string }): CityAlcoholMonth {
  return { city, month: toAlcoholMonth(month) };
}
