import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  AlcoholMonthFragment,
  AlcoholPlaceHeadlineFragment,
  PlaceAlcoholQuery,
} from '../../gql/graphql.ts';
import type { PlaceFigures, PlaceHeadlineFigures, PlaceMonth } from './placeFigures.ts';

export const AlcoholMonth = graphql(`
  fragment AlcoholMonth on AlcoholPlaceMonth {
    month
    totalReceipts
    liquorReceipts
    wineReceipts
    beerReceipts
    coverChargeReceipts
    estimated
    properties
    isIncomplete
    release {
      ...ReleaseName @unmask
    }
  }
`);

const AlcoholPlaceHeadline = graphql(`
  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {
    ...PlaceHeadlineFigures @unmask
    totalReceipts
    estimated
  }
`);

export const PlaceAlcoholDocument = graphql(`
  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      id
      name
      alcoholHeadline {
        ...AlcoholPlaceHeadline
      }
      alcoholMonths {
        ...AlcoholMonth
      }
      alcoholYears {
        year
        months
        totalReceipts
        receiptsChange {
          amount
          percent
        }
        receiptsLikeForLike {
          share
        }
      }
    }
    latestPeriod(product: BEVERAGE) {
      year
    }
  }
`);

/** A month as the pages of both taxes show it. */
export function monthOfAlcohol(month: AlcoholMonthFragment): PlaceMonth {
  const lodging = {
    filedReceipts: null,
    revpar: null,
    filedRevpar: null,
    rooms: null,
    filedRooms: null,
    marketplace: null,
    apportioned: null,
    flaggedFilings: null,
    roomsLeftOut: null,
    awaitsQuarterlyFilers: false,
  };
  return {
    ...lodging,
    month: month.month,
    receipts: month.totalReceipts,
    liquor: month.liquorReceipts,
    wine: month.wineReceipts,
    beer: month.beerReceipts,
    coverCharge: month.coverChargeReceipts,
    estimated: month.estimated,
    properties: month.properties,
    isIncomplete: month.isIncomplete,
    release: month.release,
  };
}

function headlineOf(headline: AlcoholPlaceHeadlineFragment): PlaceHeadlineFigures {
  const { totalReceipts: receipts, receiptsChange: change, ttmReceipts: ttm, ...rest } = headline;
  return { ...rest, receipts, change, likeForLike: headline.receiptsLikeForLike, ttm, lodging: null };
}

type AlcoholPlace = NonNullable<PlaceAlcoholQuery['place']>;

/** The page's view of a place. */
export function alcoholFigures(place: AlcoholPlace, latestYear: number | null): PlaceFigures {
  const headline = readFragment(AlcoholPlaceHeadline, place.alcoholHeadline);
  return {
    name: place.name,
    headline: headline && headlineOf(headline),
    months: readFragment(AlcoholMonth, place.alcoholMonths).map(monthOfAlcohol),
    years: place.alcoholYears.map(({ totalReceipts, receiptsChange, receiptsLikeForLike, ...year }) => ({
      ...year,
      receipts: totalReceipts,
      change: receiptsChange,
      likeForLike: receiptsLikeForLike,
      filedReceipts: null,
      revpar: null,
      filedRevpar: null,
      revparChange: null,
      flaggedFilings: null,
    })),
    latestYear,
  };
}
