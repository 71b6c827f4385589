import type { FactsOf } from '../../app/factsOf.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  LodgingHeadlineFragment,
  LodgingMonthFragment,
  LodgingYearFragment,
} from '../../gql/graphql.ts';
import type { PlaceFigures, PlaceHeadlineFigures, PlaceMonth, PlaceYear } from './placeFigures.ts';

export const LodgingMonth = graphql(`
  fragment LodgingMonth on LodgingMonthFacts {
    month
    ...LodgingMonthFigures @unmask
    awaitsQuarterlyFilers
    isIncomplete
    release {
      ...ReleaseName @unmask
    }
  }
`);

const LodgingYear = graphql(`
  fragment LodgingYear on LodgingYearFacts {
    year
    months
    ...LodgingYearFigures @unmask
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
`);

const LodgingHeadline = graphql(`
  fragment LodgingHeadline on PlaceFacts {
    name
    lodgingHeadline {
      ...PlaceHeadlineFigures @unmask
      roomReceipts
      revpar
      rooms
      marketplace
      apportioned
      flaggedFilings
      roomsLeftOut
      awaitsQuarterlyFilers
      ttmRevpar
      ttmRevparWeighted
      monthsAwaited
    }
  }
`);

export const PlaceLodgingDocument = graphql(`
  query PlaceLodging($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      id
      ...LodgingHeadline
      lodgingMonths {
        ...LodgingMonth
      }
      lodgingYears {
        ...LodgingYear
      }
    }
    latestPeriod(product: HOTEL) {
      year
    }
  }
`);

/** The months of a place as of a release: comparisons are left out then. */
export const PlaceLodgingAsOfDocument = graphql(`
  query PlaceLodgingAsOf($kind: PlaceKind!, $name: String!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    place(kind: $kind, name: $name) {
      id
      lodgingMonths(asOf: $asOf, from: $from, to: $to) {
        ...LodgingMonth
      }
    }
  }
`);

/** A month as the pages of both taxes show it. */
export function monthOfLodging(month: FactsOf<LodgingMonthFragment>): PlaceMonth {
  const alcohol = { liquor: null, wine: null, beer: null, coverCharge: null, estimated: null };
  return { ...alcohol, ...month, receipts: month.roomReceipts };
}

type Headline = NonNullable<LodgingHeadlineFragment['lodgingHeadline']>;

/** A headline as the pages of both taxes show it. */
function headlineOf(headline: Headline): PlaceHeadlineFigures {
  const { roomReceipts: receipts, receiptsChange: change, ttmReceipts: ttm, ...rest } = headline;
  const likeForLike = headline.receiptsLikeForLike;
  return { ...rest, receipts, change, likeForLike, ttm, lodging: rest, estimated: null };
}

/** A year as the pages of both taxes show it. */
function yearOf({
  roomReceipts,
  receiptsChange,
  receiptsLikeForLike,
  ...year
}: FactsOf<LodgingYearFragment>): PlaceYear {
  return { ...year, receipts: roomReceipts, change: receiptsChange, likeForLike: receiptsLikeForLike };
}

/** A member's place or a sample. */
export type LodgingPlace = FragmentType<typeof LodgingHeadline> & {
  lodgingMonths: readonly FragmentType<typeof LodgingMonth>[];
  lodgingYears: readonly FragmentType<typeof LodgingYear>[];
};

/** The page's view of its months as of a release. */
export function lodgingMonthsAsOf(
  name: string,
  months: readonly FragmentType<typeof LodgingMonth>[],
  latestYear: number,
): PlaceFigures {
  const shown = readFragment(LodgingMonth, months).map(monthOfLodging);
  return { name, headline: null, months: shown, years: [], latestYear };
}

/** The page's view of a place. */
export function lodgingFigures(place: LodgingPlace, latestYear: number | null): PlaceFigures {
  const { name, lodgingHeadline } = readFragment(LodgingHeadline, place);
  return {
    name,
    headline: lodgingHeadline && headlineOf(lodgingHeadline),
    months: readFragment(LodgingMonth, place.lodgingMonths).map(monthOfLodging),
    years: readFragment(LodgingYear, place.lodgingYears).map(yearOf),
    latestYear,
  };
}
