import type { Hotel } from '../../hotels/hotel.type.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { pageLoader, type PageLoader } from '../../../platform/lib/list.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import type { Params } from '../../../platform/lib/page.ts';
import { byId, rowLoader, withRelease, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import {
  currentFirstHotels,
  hotelsOfYear,
  newHotelsAsOf,
  newHotelsOfYearAsOf,
  roomsWhenNew,
  roomsWhenNewAsOf,
} from './trends.sql.ts';
import type { NewHotelsYear } from './trends.type.ts';

type HotelsOfYear = PageLoader<null, Hotel>;

/** By property, for those that were the first at their address. */
type RoomsWhenNew = RowLoader<number, { rooms: number | null }>;

/** A year as of a release, with its hotels and the days on which they began. */
export type PastYear = Omit<NewHotelsYear, 'asOf'> & { ids: number[]; begins: string[] };

/** One year or all, as of a release. One statement finds the hotels of them all, because it reads filings of all Texas. */
interface PastTrends {
  years: Promise<PastYear[]>;
  hotelsOfYear: () => Promise<HotelsOfYear>;
}

export interface TrendsLoaders {
  /** By year, the earliest first. */
  hotelsOfYear: HotelsOfYear;
  roomsWhenNew: RoomsWhenNew;
  /** The same as of a release, by its number: of one year, or of all. */
  asOf: (release: number) => (year: number | null) => PastTrends;
  roomsWhenNewAsOf: (release: number) => RoomsWhenNew;
}

export function createTrendsLoaders(db: Db): TrendsLoaders {
  const rooms = byId<{ rooms: number | null }>;
  return {
    hotelsOfYear: hotelsLoader(db, () => currentFirstHotels),
    roomsWhenNew: rowLoader(db, rooms(roomsWhenNew)),
    asOf: memoized((release: number) => memoized((year: number | null) => pastTrends(db, release, year))),
    roomsWhenNewAsOf: memoized((release: number) =>
      rowLoader(db, withRelease(rooms(roomsWhenNewAsOf), release)),
    ),
  };
}

function pastTrends(db: Db, release: number, year: number | null): PastTrends {
  const years =
    year === null
      ? db.query<PastYear[]>(newHotelsAsOf, [release])
      : db.query<PastYear[]>(newHotelsOfYearAsOf, [release, year]);
  const loaderOf = memoized((found: readonly PastYear[]) => hotelsLoader(db, firstHotelsOf(found)));
  return { years, hotelsOfYear: async () => loaderOf(await years) };
}

/** SQL of the first hotels of some years. */
function firstHotelsOf(years: readonly PastYear[]): (params: Params) => string {
  return (params) => {
    const ids = params.add(
      years.flatMap((year) => year.ids),
      'int[]',
    );
    const begins = params.add(
      years.flatMap((year) => year.begins),
      'date[]',
    );
    return `select id, begun from unnest(${ids}, ${begins}) as known(id, begun)`;
  };
}

function hotelsLoader(db: Db, firstHotels: (params: Params) => string): HotelsOfYear {
  return pageLoader(db, () => ({
    sql: (params) => hotelsOfYear(firstHotels(params)),
    order: [
      { sql: 'p.begun', type: 'date', direction: 'asc' },
      { sql: 'p.id', type: 'integer', direction: 'asc' },
    ],
    finish: (hotel: Hotel) => hotel,
  }));
}
