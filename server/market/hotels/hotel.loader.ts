import { roomsOfAnotherOwner } from './differingRooms.sql.ts';
import { createAwaitedMonthsLoaders, type AwaitedMonthsLoaders } from './awaitedMonths.ts';
import { changeOfMonth } from '../figures/likeForLike.ts';
import type { Db } from '../../platform/lib/db.ts';
import { hotelMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import type { Sums } from '../figures/monthFigures.rules.ts';
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

export interface HotelLoaders {
  byId: RowLoader<number, Hotel>;
  byNumber: RowLoader<PropertyNumber, Hotel>;
  atPremises: RowsLoader<number, Hotel>;
  months: RowsLoader<MonthsKey, HotelMonth>;
  /** Months as of a release, by the release's number; null for the current figures. */
  monthsAsOf: (release: number | null) => RowsLoader<MonthsKey, HotelMonth>;
  /** Months that an operator left out, as of a release or now. */
  monthsLeftOut: (release: number | null) => RowsLoader<MonthsKey, MonthLeftOut>;
  /** Whole months that filings of several hotels cover as of a release, by its number; oldest first. */
  monthsFiled: (kind: HotelScopeKind, key: string, release: number) => Promise<Month[]>;
  awaitedMonths: AwaitedMonthsLoaders;
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
  months: [month: Month, receipts: number, rooms: number | null, isUnusual: boolean][] | null;
}

export function createHotelLoaders(db: Db): HotelLoaders {
  const compared = rowLoader(db, { ...byId<RawHistory>(hotelHistories), finish: toComparisons });
  const toHeadline = (latest: LatestMonth): AskedHeadline =>
    hotelHeadline(latest, () => compared.load(latest.propertyId));
  const months = rowsLoader(db, byPropertyMonths(hotelMonths, toHotelMonth));
  return {
    byId: rowLoader(db, byId<Hotel>(hotelsById)),
    byNumber: rowLoader(db, byNumber<Hotel>(hotelsByNumber)),
    atPremises: rowsLoader(db, byId<Hotel>(hotelsAtPremises)),
    months,
    monthsAsOf: memoized((release: number | null) =>
      release === null
        ? months
        : rowsLoader(db, byPropertyMonthsAsOf(hotelMonthsAsOf, release, toHotelMonth)),
    ),
    monthsLeftOut: memoized((release: number | null) =>
      rowsLoader(
        db,
        release === null
          ? byPropertyMonths(hotelMonthsLeftOut, toMonthLeftOut)
          : byPropertyMonthsAsOf(hotelMonthsLeftOutAsOf, release, toMonthLeftOut),
      ),
    ),
    monthsFiled: async (kind, key, release) => {
      const filed = await db.query<{ month: Month }[]>(hotelMonthsFiled(kind), [key, release]);
      return filed.map(({ month }) => month);
    },
    awaitedMonths: createAwaitedMonthsLoaders(db),
    headline: rowLoader(db, { ...byId<LatestMonth>(hotelHeadlines), finish: toHeadline }),
    ranks: rowLoader(db, { ...byId<RawRanks>(hotelRanks), finish: toRanks }),
    roomsOfAnotherOwner: rowLoader(db, byId<{ rooms: number }>(roomsOfAnotherOwner)),
    filing: rowLoader(db, { ...byId<RawHotelFiling>(hotelFilingsById), finish: toHotelFiling }),
    filingHistory: rowsLoader(db, { ...byId<RawHotelFiling>(hotelFilingHistory), finish: toHotelFiling }),
    filings: pageLoader(db, ({ asOf }: FilingsArgs) => filingsOfHotel(asOf)),
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
  const lodging = (months ?? []).map(([month, roomReceipts, roomCapacity, isUnusual]) => ({
    month,
    roomReceipts,
    roomCapacity,
    isUnusual,
  }));
  return comparisonsOf(lodging);
}
