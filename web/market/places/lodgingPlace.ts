import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  LodgingMonthFragment,
  LodgingPlaceHeadlineFragment,
  PlaceLodgingQuery,
} from '../../gql/graphql.ts';
import type { PlaceFigures, PlaceHeadlineFigures, PlaceMonth, PlaceYear } from './placeFigures.ts';

export const LodgingMonth = graphql(`
  fragment LodgingMonth on LodgingPlaceMonth {
    month
    ...LodgingPlaceMonthFigures @unmask
    awaitsQuarterlyFilers
    isIncomplete
    release {
      id
      fileName
      issuedOn
      synthetic
    }
  }
`);

const LodgingPlaceHeadline = graphql(`
  fragment LodgingPlaceHeadline on LodgingPlaceHeadline {
    month
    roomReceipts
    receiptsChange {
      amount
      percent
    }
    receiptsLikeForLike {
      share
    }
    revpar
    rooms
    properties
    propertiesExpected
    isIncomplete
    marketplace
    apportioned
    flaggedFilings
    roomsLeftOut
    awaitsQuarterlyFilers
    ttmReceipts
    ttmMonths
    ttmChange {
      amount
      percent
    }
    ttmLikeForLike {
      share
    }
    yearToDate {
      ...NearestFigure
    }
    ttmRevpar
    ttmRevparWeighted
    monthsAwaited
    stateRank {
      rank
      of
    }
    mainCounty {
      id
      name
    }
    countyRank {
      rank
      of
    }
    release {
      id
      fileName
      issuedOn
      synthetic
    }
  }
`);

export const PlaceLodgingDocument = graphql(`
  query PlaceLodging($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      id
      name
      lodgingHeadline {
        ...LodgingPlaceHeadline
      }
      lodgingMonths {
        ...LodgingMonth
      }
      lodgingYears {
        year
        months
        ...LodgingPlaceYearFigures @unmask
        receiptsChange {
          amount
          percent
        }
        receiptsLikeForLike {
          share
        }
        revparChange {
          amount
          percent
        }
      }
    }
    latestPeriod(product: HOTEL) {
      year
    }
  }
`);

/** A month as the pages of both taxes show it. */
export function monthOfLodging(month: Omit<LodgingMonthFragment, ' $fragmentName'>): PlaceMonth {
  const alcohol = { liquor: null, wine: null, beer: null, coverCharge: null, estimated: null };
  const { roomReceipts: receipts, taxableReceipts: taxable, ...rest } = month;
  return { ...alcohol, ...rest, receipts, taxable };
}

type Headline = Omit<LodgingPlaceHeadlineFragment, ' $fragmentName' | 'release' | 'mainCounty'> &
  Pick<PlaceHeadlineFigures, 'mainCounty'>;

/** A headline as the pages of both taxes show it. */
export function lodgingHeadlineOf(headline: Headline): PlaceHeadlineFigures {
  const { roomReceipts: receipts, receiptsChange: change, ttmReceipts: ttm, ...rest } = headline;
  const likeForLike = headline.receiptsLikeForLike;
  return { ...rest, receipts, change, likeForLike, ttm, lodging: rest, estimated: null };
}

type Year = NonNullable<PlaceLodgingQuery['place']>['lodgingYears'][number];

/** A year as the pages of both taxes show it. */
export function yearOfLodging({
  roomReceipts,
  receiptsChange,
  receiptsLikeForLike,
  ...year
}: Year): PlaceYear {
  return { ...year, receipts: roomReceipts, change: receiptsChange, likeForLike: receiptsLikeForLike };
}

/** The page's view of the answer; null for a place that no release names. */
export function lodgingFigures({ place, latestPeriod }: PlaceLodgingQuery): PlaceFigures | null {
  if (place === null) return null;
  const headline = readFragment(LodgingPlaceHeadline, place.lodgingHeadline);
  return {
    name: place.name,
    headline: headline && lodgingHeadlineOf(headline),
    months: readFragment(LodgingMonth, place.lodgingMonths).map(monthOfLodging),
    years: place.lodgingYears.map(yearOfLodging),
    latestYear: latestPeriod?.year ?? null,
  };
}
