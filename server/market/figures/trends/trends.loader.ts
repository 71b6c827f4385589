import type { Hotel } from '../../hotels/hotel.type.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { pageLoader, type PageLoader } from '../../../platform/lib/list.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import type { OrderColumn } from '../../../platform/lib/page.ts';
import { byId, rowLoader, withRelease, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import {
  currentFirstHotels,
  firstHotels,
  firstHotelsAsOf,
  hotelsOfYear,
  hotelsOpenedEarlier,
  knownFirstHotels,
  newHotelsAsOf,
  newHotelsOfYearAsOf,
} from './trends.sql.ts';
import type { NewHotelsYear, OpenedEarlier } from './trends.type.ts';

type HotelsOfYear = PageLoader<null, Hotel>;

/** The first hotel at an address. */
export interface FirstHotel {
  /** Rooms first filed; null if unknown. */
  rooms: number | null;
  /** First month with receipts at the address, if it is of a year before that in which the hotel counts as new. */
  receiptsSince: Month | null;
}

/** By property, for those that were the first at their address. */
type FirstHotels = RowLoader<number, FirstHotel>;

/** A year as of a release, with its hotels and the days on which they began. */
type PastYear = Omit<NewHotelsYear, 'asOf'> & OpenedEarlier & { ids: number[]; begins: string[] };

/** New hotels of one year or all, as of a release. One statement finds the hotels of them all, because it reads filings of all Texas. */
interface PastYears {
  found: Promise<PastYear[]>;
  hotelsOfYear: () => Promise<HotelsOfYear>;
}

export interface TrendsLoaders {
  /** By year, the earliest first. */
  hotelsOfYear: HotelsOfYear;
  /** By year. */
  openedEarlier: RowLoader<number, OpenedEarlier>;
  firstHotels: FirstHotels;
  /** As of a release, by its number; its years are one, or all for null. */
  asOf: (release: number) => { firstHotels: FirstHotels; years: (year: number | null) => PastYears };
}

export function createTrendsLoaders(db: Db): TrendsLoaders {
  return {
    hotelsOfYear: pageLoader(db, () => ({
      sql: () => hotelsOfYear(currentFirstHotels),
      order: byBeginning,
      finish: (hotel: Hotel) => hotel,
    })),
    openedEarlier: rowLoader(db, byId<OpenedEarlier>(hotelsOpenedEarlier)),
    firstHotels: rowLoader(db, byId<FirstHotel>(firstHotels)),
    asOf: memoized((release: number) => ({
      firstHotels: rowLoader(db, withRelease(byId<FirstHotel>(firstHotelsAsOf), release)),
      years: memoized((year: number | null) => pastYears(db, release, year)),
    })),
  };
}

const byBeginning: OrderColumn[] = [
  { sql: 'p.begun', type: 'date', direction: 'asc' },
  { sql: 'p.id', type: 'integer', direction: 'asc' },
];

function pastYears(db: Db, release: number, year: number | null): PastYears {
  const found =
    year === null
      ? db.query<PastYear[]>(newHotelsAsOf, [release])
      : db.query<PastYear[]>(newHotelsOfYearAsOf, [release, year]);
  const loaderOf = memoized((years: readonly PastYear[]) => pastHotels(db, years));
  return { found, hotelsOfYear: async () => loaderOf(await found) };
}

/** Pages of the new hotels of some years as of a release. */
function pastHotels(db: Db, found: readonly PastYear[]): HotelsOfYear {
  const ids = found.flatMap((year) => year.ids);
  const begins = found.flatMap((year) => year.begins);
  return pageLoader(db, () => ({
    sql: (params) => hotelsOfYear(knownFirstHotels(params.add(ids, 'int[]'), params.add(begins, 'date[]'))),
    order: byBeginning,
    finish: (hotel: Hotel) => hotel,
  }));
}
