import { withFigures, withNights, type FigureOf } from '../figures/figures.ts';
import type { Sums } from '../figures/monthFigures.rules.ts';
import { toMonthLeftOut } from '../figures/leftOut/monthLeftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut/monthLeftOut.type.ts';
import { toRoomsTwice } from '../figures/soldHotels/roomsTwice.ts';
import type { RoomsTwice } from '../figures/soldHotels/roomsTwice.type.ts';
import type { Hotel } from '../hotels/hotel.type.ts';
import type { Db } from '../../platform/lib/db.ts';
import { alikeOfHotels, type RawAlike } from '../figures/likeForLike.ts';
import { pageLoader, type PageLoader } from '../../platform/lib/list.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import { byPlace, type PlaceKey } from '../places/placeRows.ts';
import {
  byId,
  oneRowByOne,
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type RowLoader,
  type RowsLoader,
  withRelease,
} from '../../platform/lib/rowLoader.ts';
import * as sql from './brand.sql.ts';
import { brandLocationsAsOf, brandMonthsAsOf, monthsLeftOutAsOf, roomsTwiceAsOf } from './pastBrand.sql.ts';
import { brandHeadline, type BrandFigures } from './brandHeadline.rules.ts';
import type { Brand, ParentCompany } from './brand.type.ts';
import { upToLatest } from '../releases/upToLatest.ts';
import type { BrandMonth } from './brandMonth.type.ts';
import { chainScaleLoader, pastChainScales, type ChainScaleLoader } from './chainScaleMix.ts';
import type { ChainScaleMix } from './chainScaleMix.type.ts';
import type { RawPlaceBrand } from './placeBrand.ts';
import { placeBrands, placeBrandsAsOf } from './placeBrand.sql.ts';

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

/** Loaders that brands and parent companies share, by id. */
export interface BrandGrainLoaders {
  locations: RowLoader<number, Locations>;
  /** The same as of a release, by its number: of one brand at a time. */
  locationsAsOf: (release: number) => (id: number) => Promise<Locations | null>;
  months: RowsLoader<BrandMonthsKey, BrandMonth>;
  /** Months as of a release, by its number: of one brand at a time. */
  monthsAsOf: (key: BrandMonthsKey, release: number) => Promise<BrandMonth[]>;
  /** Of all months up to the latest published one, computed once for an owner that is asked for many times. */
  headline: (latest: Month | null) => (id: number) => Promise<BrandFigures | null>;
  monthsLeftOut: RowsLoader<BrandMonthsKey, MonthLeftOut>;
  monthsLeftOutAsOf: (key: BrandMonthsKey, release: number) => Promise<MonthLeftOut[]>;
  roomsTwice: RowsLoader<BrandMonthsKey, RoomsTwice>;
  roomsTwiceAsOf: (key: BrandMonthsKey, release: number) => Promise<RoomsTwice[]>;
  hotels: PageLoader<NoArgs, Hotel>;
}

export interface BrandLoaders {
  byId: RowLoader<number, Brand>;
  parentCompany: RowLoader<number, ParentCompany>;
  ofParentCompany: RowsLoader<number, Brand>;
  ofBrand: BrandGrainLoaders;
  ofParent: BrandGrainLoaders;
  inPlace: RowsLoader<PlaceKey, RawPlaceBrand>;
  /** The same as of a release, by its number. */
  inPlaceAsOf: (place: PlaceKey, release: number) => Promise<RawPlaceBrand[]>;
  chainScalesIn: ChainScaleLoader;
  chainScalesAsOf: (place: PlaceKey, release: number) => Promise<ChainScaleMix | null>;
}

export function createBrandLoaders(db: Db): BrandLoaders {
  return {
    byId: rowLoader(db, byId<Brand>(sql.brandsById)),
    parentCompany: rowLoader(db, byId<ParentCompany>(sql.parentCompaniesById)),
    ofParentCompany: rowsLoader(db, byId<Brand>(sql.brandsOfParents)),
    ofBrand: grainLoaders(db, 'brand'),
    ofParent: grainLoaders(db, 'parentCompany'),
    chainScalesIn: chainScaleLoader(db),
    chainScalesAsOf: (place, release) => pastChainScales(db, place, release),
    inPlace: rowsLoader(
      db,
      byPlace(placeBrands, (row: RawPlaceBrand) => row),
    ),
    inPlaceAsOf: (place, release) => {
      const brands = byPlace(placeBrandsAsOf(place.kind), (row: RawPlaceBrand) => row);
      return rowsLoader(db, withRelease(brands, release)).load(place);
    },
  };
}

type RawMonth = Omit<BrandMonth, FigureOf<'brandMonth'> | 'alike'> & Sums & RawAlike;

function toBrandMonth(row: RawMonth): BrandMonth {
  const alike = alikeOfHotels(row);
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

function grainLoaders(db: Db, grain: sql.BrandGrain): BrandGrainLoaders {
  const months = rowsLoader(db, byMonths(sql.brandMonths(grain), toBrandMonth));
  return {
    locations: rowLoader(db, byId<Locations>(sql.brandLocations(grain))),
    locationsAsOf: memoized((release: number) =>
      oneRowByOne(db, release, () => byId<Locations>(brandLocationsAsOf(grain))),
    ),
    months,
    headline: memoized((latest: Month | null) =>
      memoized(async (id: number) =>
        brandHeadline(upToLatest(await months.load({ id, from: null, to: null }), latest)),
      ),
    ),
    monthsAsOf: (key, release) =>
      rowsLoader(db, withRelease(byMonths(brandMonthsAsOf(grain), toBrandMonth), release)).load(key),
    monthsLeftOut: rowsLoader(db, byMonths(sql.monthsLeftOut(grain), toMonthLeftOut)),
    monthsLeftOutAsOf: (key, release) =>
      rowsLoader(db, withRelease(byMonths(monthsLeftOutAsOf(grain), toMonthLeftOut), release)).load(key),
    roomsTwice: rowsLoader(db, byMonths(sql.roomsTwice(grain), toRoomsTwice)),
    roomsTwiceAsOf: (key, release) =>
      rowsLoader(db, withRelease(byMonths(roomsTwiceAsOf(grain), toRoomsTwice), release)).load(key),
    hotels: pageLoader(db, () => ({
      sql: () => sql.brandHotels(grain),
      order: [
        { sql: 'p.location_name', type: 'text', direction: 'asc' },
        { sql: 'p.id', type: 'integer', direction: 'asc' },
      ],
      finish: (hotel: Hotel) => hotel,
    })),
  };
}
