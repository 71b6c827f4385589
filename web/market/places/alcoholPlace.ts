import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  AlcoholMonthFragment,
  AlcoholPlaceHeadlineFragment,
  AlcoholYearFragment,
  PlaceAlcoholQuery,
} from '../../gql/graphql.ts';
import type { PlaceFigures, PlaceHeadlineFigures, PlaceMonth, PlaceYear } from './placeFigures.ts';

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

export const AlcoholPlaceHeadline = graphql(`
  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {
    ...PlaceHeadlineFigures @unmask
    totalReceipts
    estimated
    estimatedMonths
  }
`);

export const AlcoholYear = graphql(`
  fragment AlcoholYear on AlcoholPlaceYear {
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
    receiptsChangeWithoutIdle {
      amount
      percent
    }
    receiptsComparedMonths
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
        ...AlcoholYear
      }
    }
    latestPeriod(product: BEVERAGE) {
      year
    }
  }
`);

/** The months of a place as of a release. */
export const PlaceAlcoholAsOfDocument = graphql(`
  query PlaceAlcoholAsOf($kind: PlaceKind!, $name: String!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    place(kind: $kind, name: $name) {
      id
      alcoholMonths(asOf: $asOf, from: $from, to: $to) {
        ...AlcoholMonth
      }
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
    unusual: null,
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

export function headlineOfAlcohol(headline: AlcoholPlaceHeadlineFragment): PlaceHeadlineFigures {
  const { totalReceipts: receipts, receiptsChange: change, ttmReceipts: ttm, ...rest } = headline;
  return { ...rest, receipts, change, likeForLike: headline.receiptsLikeForLike, ttm, lodging: null };
}

/** A year as the pages of both taxes show it. */
export function yearOfAlcohol({
  totalReceipts,
  receiptsChange,
  receiptsLikeForLike,
  receiptsChangeWithoutIdle,
  ...year
}: AlcoholYearFragment): PlaceYear {
  return {
    ...year,
    receipts: totalReceipts,
    change: receiptsChange,
    likeForLike: receiptsLikeForLike,
    changeWithoutIdle: receiptsChangeWithoutIdle,
    filedReceipts: null,
    revpar: null,
    filedRevpar: null,
    revparChange: null,
    revparComparedMonths: null,
    flaggedFilings: null,
  };
}

/** The page's view of its months as of a release. */
export function alcoholMonthsAsOf(
  name: string,
  months: readonly FragmentType<typeof AlcoholMonth>[],
  latestYear: number,
): PlaceFigures {
  const shown = readFragment(AlcoholMonth, months).map(monthOfAlcohol);
  return { name, headline: null, months: shown, leftOut: [], years: [], latestYear };
}

type AlcoholPlace = NonNullable<PlaceAlcoholQuery['place']>;

/** The page's view of a place. */
export function alcoholFigures(place: AlcoholPlace, latestYear: number | null): PlaceFigures {
  const headline = readFragment(AlcoholPlaceHeadline, place.alcoholHeadline);
  return {
    name: place.name,
    headline: headline && headlineOfAlcohol(headline),
    months: readFragment(AlcoholMonth, place.alcoholMonths).map(monthOfAlcohol),
    leftOut: [],
    years: readFragment(AlcoholYear, place.alcoholYears).map(yearOfAlcohol),
    latestYear,
  };
}
