import type { Db } from '../../platform/lib/db.ts';
import { pageLoader, type PageLoader } from '../../platform/lib/list.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import {
  byId,
  oneByOne,
  oneRowByOne,
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type Reader,
} from '../../platform/lib/rowLoader.ts';
import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import { toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { alikeWithIdle, type RawAlike } from '../figures/likeForLike.ts';
import type { Sums } from '../figures/monthSums.rules.ts';
import { toRoomsTwice } from '../figures/soldHotels/roomsTwice.ts';
import type { RoomsTwice } from '../figures/soldHotels/roomsTwice.type.ts';
import type { Hotel } from '../hotels/hotel.type.ts';
import { upToLatest } from '../releases/upToLatest.ts';
import * as sql from './brand.sql.ts';
import { brandHeadline, type BrandFigures } from './brandHeadline.rules.ts';
import type { BrandMonth } from './brandMonth.type.ts';
import * as past from './pastBrand.sql.ts';

/** Number of current hotels of a brand or of a company's brands, and their rooms without doubtful ones. */
export interface Locations {
  locations: number;
  rooms: number;
  roomsLeftOut: number;
}

interface BrandMonthsKey {
  id: number;
  from: Month | null;
  to: Month | null;
}

/** The owner and the page, nothing else. */
type NoArgs = Record<string, never>;

/** Figures of brands or of parent companies, by id. */
export interface BrandGrainReaders {
  locations: Reader<number, Locations | null>;
  months: Reader<BrandMonthsKey, BrandMonth[]>;
  monthsLeftOut: Reader<BrandMonthsKey, MonthLeftOut[]>;
  roomsTwice: Reader<BrandMonthsKey, RoomsTwice[]>;
}

/** Loaders that brands and parent companies share, by id. */
export interface BrandGrainLoaders extends BrandGrainReaders {
  /** Of all months up to the latest published one, computed once for an owner that is asked for many times. */
  headline: (latest: Month | null) => (id: number) => Promise<BrandFigures | null>;
  hotels: PageLoader<NoArgs, Hotel>;
  /** As of a release, by its number: of one brand at a time. */
  asOf: (release: number) => BrandGrainReaders;
}

export function createBrandGrainLoaders(db: Db, grain: sql.BrandGrain): BrandGrainLoaders {
  const months = rowsLoader(db, byMonths(sql.brandMonths(grain), toBrandMonth));
  return {
    locations: rowLoader(db, byId<Locations>(sql.brandLocations(grain))),
    months,
    headline: memoized((latest: Month | null) =>
      memoized(async (id: number) =>
        brandHeadline(upToLatest(await months.load({ id, from: null, to: null }), latest)),
      ),
    ),
    monthsLeftOut: rowsLoader(db, byMonths(sql.monthsLeftOut(grain), toMonthLeftOut)),
    roomsTwice: rowsLoader(db, byMonths(sql.roomsTwice(grain), toRoomsTwice)),
    hotels: pageLoader(db, () => ({
      sql: () => sql.brandHotels(grain),
      order: [
        { sql: 'p.location_name', type: 'text', direction: 'asc' },
        { sql: 'p.id', type: 'integer', direction: 'asc' },
      ],
      finish: (hotel: Hotel) => hotel,
    })),
    asOf: memoized((release: number) => readersAsOf(db, grain, release)),
  };
}

function readersAsOf(db: Db, grain: sql.BrandGrain, release: number): BrandGrainReaders {
  return {
    locations: oneRowByOne(db, release, () => byId<Locations>(past.brandLocationsAsOf(grain))),
    months: oneByOne(db, release, () => byMonths(past.brandMonthsAsOf(grain), toBrandMonth)),
    monthsLeftOut: oneByOne(db, release, () => byMonths(past.monthsLeftOutAsOf(grain), toMonthLeftOut)),
    roomsTwice: oneByOne(db, release, () => byMonths(past.roomsTwiceAsOf(grain), toRoomsTwice)),
  };
}

type RawMonth = Omit<BrandMonth, FigureOf<'brandMonth'> | 'alike'> & Sums & RawAlike;

function toBrandMonth(row: RawMonth): BrandMonth {
  const alike = alikeWithIdle(row);
  return Object.assign(withFigures('brandMonth', withNights(row)), { alike });
}

function byMonths<Raw, Row>(
  statement: string,
  finish: (raw: Raw) => Row,
): LoaderOptions<BrandMonthsKey, Raw, Row> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ id }) => id),
      keys.map(({ from }) => from && firstDayOf(from)),
      keys.map(({ to }) => to && firstDayOf(to)),
    ],
    cacheKey: ({ id, from, to }) => `${String(id)} ${from ?? ''} ${to ?? ''}`,
    finish,
  };
}
