import { roomsOfAnotherOwner } from './differingRooms.sql.ts';
import { awaitedMonthsOptions } from './awaitedMonths.ts';
import { awaitedMonthsOfHotels, awaitedMonthsOfHotelsAsOf } from './awaitedMonths.sql.ts';
import { changeOfMonth } from '../figures/likeForLike.ts';
import type { Db } from '../../platform/lib/db.ts';
import { hotelMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import type { Sums } from '../figures/monthSums.rules.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { pageLoader, type PageLoader } from '../../platform/lib/list.ts';
import type { Month } from '../../platform/lib/month.ts';
import {
  byNumber,
  byPropertyMonths,
  byPropertyMonthsAsOf,
  type FilingsArgs,
  type MonthsKey,
  type PropertyNumber,
} from '../../platform/lib/property.ts';
import { toRanks, type RawRanks, type Ranks } from '../figures/ranks.ts';
import {
  byId,
  rowLoader,
  rowsLoader,
  type RowLoader,
  type RowsLoader,
  withRelease,
} from '../../platform/lib/rowLoader.ts';
import { reasonsOf, type WhyFlagged } from './filingFlags.rules.ts';
import { hotelFilingHistory, hotelFilingsById } from './hotelFiling.sql.ts';
import { filingsOfHotel, toHotelFiling, type RawHotelFiling } from './hotelFilings.ts';
import type { HotelFiling } from './hotelFiling.type.ts';
import {
  comparisonsOf,
  hotelHeadline,
  type AskedHeadline,
  type Comparisons,
  type LatestMonth,
} from './hotelFigures.ts';
import { hotelHeadlines, hotelHistories, hotelMonths, hotelRanks } from './hotelMonth.sql.ts';
import { hotelMonthsAsOf, hotelMonthsLeftOutAsOf } from './hotelMonthAsOf.sql.ts';
import type { HotelMonth } from './hotelMonth.type.ts';
import { hotelMonthsFiled, type HotelScopeKind } from './pastScope.sql.ts';
import { hotelsAtPremises, hotelsById, hotelsByNumber } from './hotel.sql.ts';
import type { Hotel } from './hotel.type.ts';

/** Months of hotels, now or as of a release. */
export interface HotelMonthLoaders {
  months: RowsLoader<MonthsKey, HotelMonth>;
  /** Months that an operator left out. */
  monthsLeftOut: RowsLoader<MonthsKey, MonthLeftOut>;
  /** Months for which hotels have yet to file by quarter. */
  awaitedMonths: RowsLoader<MonthsKey, Month>;
}

interface PastHotelLoaders extends HotelMonthLoaders {
  /** Whole months that filings of the hotels of a scope cover, oldest first. */
  monthsFiled: (kind: HotelScopeKind, key: string) => Promise<Month[]>;
}

export interface HotelLoaders extends HotelMonthLoaders {
  byId: RowLoader<number, Hotel>;
  byNumber: RowLoader<PropertyNumber, Hotel>;
  atPremises: RowsLoader<number, Hotel>;
  /** As of a release, by its number. */
  asOf: (release: number) => PastHotelLoaders;
  headline: RowLoader<number, AskedHeadline>;
  ranks: RowLoader<number, Ranks>;
  roomsOfAnotherOwner: RowLoader<number, { rooms: number }>;
  filing: RowLoader<number, HotelFiling>;
  filingHistory: RowsLoader<number, HotelFiling>;
  filings: PageLoader<FilingsArgs, HotelFiling>;
}

type RawMonth = Omit<HotelMonth, FigureOf<'hotelMonth'> | 'sums' | 'yearChange' | 'wasNotOpen' | 'reasons'> &
  Sums & { receiptsBefore: number | null; isBeforeIdle: boolean; why: (WhyFlagged | null)[] | null };

interface RawHistory {
  months:
    | [month: Month, receipts: number, rooms: number | null, isUnusual: boolean, isPartial: boolean][]
    | null;
}

export function createHotelLoaders(db: Db): HotelLoaders {
  const compared = rowLoader(db, { ...byId<RawHistory>(hotelHistories), finish: toComparisons });
  const toHeadline = (latest: LatestMonth): AskedHeadline =>
    hotelHeadline(latest, () => compared.load(latest.propertyId));
  return {
    months: rowsLoader(db, byPropertyMonths(hotelMonths, toHotelMonth)),
    monthsLeftOut: rowsLoader(db, byPropertyMonths(hotelMonthsLeftOut, toMonthLeftOut)),
    awaitedMonths: rowsLoader(db, awaitedMonthsOptions(awaitedMonthsOfHotels)),
    asOf: memoized((release: number) => hotelsAsOf(db, release)),
    byId: rowLoader(db, byId<Hotel>(hotelsById)),
    byNumber: rowLoader(db, byNumber<Hotel>(hotelsByNumber)),
    atPremises: rowsLoader(db, byId<Hotel>(hotelsAtPremises)),
    headline: rowLoader(db, { ...byId<LatestMonth>(hotelHeadlines), finish: toHeadline }),
    ranks: rowLoader(db, { ...byId<RawRanks>(hotelRanks), finish: toRanks }),
    roomsOfAnotherOwner: rowLoader(db, byId<{ rooms: number }>(roomsOfAnotherOwner)),
    filing: rowLoader(db, { ...byId<RawHotelFiling>(hotelFilingsById), finish: toHotelFiling }),
    filingHistory: rowsLoader(db, { ...byId<RawHotelFiling>(hotelFilingHistory), finish: toHotelFiling }),
    filings: pageLoader(db, ({ asOf }: FilingsArgs) => filingsOfHotel(asOf)),
  };
}

function hotelsAsOf(db: Db, release: number): PastHotelLoaders {
  return {
    months: rowsLoader(db, byPropertyMonthsAsOf(hotelMonthsAsOf, release, toHotelMonth)),
    monthsLeftOut: rowsLoader(db, byPropertyMonthsAsOf(hotelMonthsLeftOutAsOf, release, toMonthLeftOut)),
    awaitedMonths: rowsLoader(db, withRelease(awaitedMonthsOptions(awaitedMonthsOfHotelsAsOf), release)),
    monthsFiled: async (kind, key) => {
      const filed = await db.query<{ month: Month }[]>(hotelMonthsFiled(kind), [key, release]);
      return filed.map(({ month }) => month);
    },
  };
}

function toHotelMonth(row: RawMonth): HotelMonth {
  const figures = withFigures('hotelMonth', withNights(row));
  const { receiptsBefore: receipts, isBeforeIdle: isIdle } = row;
  return {
    ...figures,
    sums: row,
    reasons: reasonsOf(row.why ?? []),
    ...changeOfMonth(figures.roomReceipts, receipts === null ? null : { receipts, isIdle }),
  };
}

function toComparisons({ months }: RawHistory): Comparisons | null {
  const lodging = (months ?? []).map(([month, roomReceipts, roomCapacity, isUnusual, isPartial]) => ({
    month,
    roomReceipts,
    roomCapacity,
    isUnusual,
    isPartial,
  }));
  return comparisonsOf(lodging);
}
