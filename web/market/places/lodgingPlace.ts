import type { FactsOf } from '../../app/factsOf.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  LodgingKeyFiguresFragment,
  LodgingMonthFragment,
  LodgingYearFragment,
} from '../../gql/graphql.ts';
import { MonthLeftOutShown } from '../figures/leftOut.ts';
import { RoomsTwiceShown, withRoomsTwice } from '../figures/roomsTwice.ts';
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

export const LodgingYear = graphql(`
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
    receiptsChangeWithoutIdle {
      amount
      percent
    }
    revparChange {
      amount
      percent
    }
    receiptsComparedMonths
    revparComparedMonths
  }
`);

export const LodgingKeyFigures = graphql(`
  fragment LodgingKeyFigures on LodgingHeadlineFacts {
    ...PlaceHeadlineFigures @unmask
    roomReceipts
    revpar
    rooms
    marketplace
    apportioned
    flaggedFilings
    unusual
    roomsLeftOut
    roomsWithoutReceipts
    propertiesWithRooms
    awaitsQuarterlyFilers
    ttmRoomMonths
    ttmRevpar
    ttmRevparWeighted
    monthsAwaited
  }
`);

const LodgingHeadline = graphql(`
  fragment LodgingHeadline on PlaceFacts {
    name
    lodgingHeadline {
      ...LodgingKeyFigures @unmask
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
      lodgingMonthsLeftOut {
        ...MonthLeftOutShown
      }
      lodgingRoomsTwice {
        ...RoomsTwiceShown
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

/** The months of a place as of a release. */
export const PlaceLodgingAsOfDocument = graphql(`
  query PlaceLodgingAsOf($kind: PlaceKind!, $name: String!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    place(kind: $kind, name: $name) {
      id
      lodgingMonths(asOf: $asOf, from: $from, to: $to) {
        ...LodgingMonth
      }
      lodgingMonthsLeftOut(asOf: $asOf, from: $from, to: $to) {
        ...MonthLeftOutShown
      }
      lodgingRoomsTwice(asOf: $asOf, from: $from, to: $to) {
        ...RoomsTwiceShown
      }
    }
  }
`);

/** A month as the pages of both taxes show it. */
export function monthOfLodging(month: FactsOf<LodgingMonthFragment>): PlaceMonth {
  const alcohol = { liquor: null, wine: null, beer: null, coverCharge: null, estimated: null };
  return { ...alcohol, ...month, receipts: month.roomReceipts };
}

/** A headline as the pages of both taxes show it. */
export function headlineOfLodging(headline: FactsOf<LodgingKeyFiguresFragment>): PlaceHeadlineFigures {
  const { roomReceipts: receipts, receiptsChange: change, ttmReceipts: ttm, ...rest } = headline;
  const likeForLike = headline.receiptsLikeForLike;
  return { ...rest, receipts, change, likeForLike, ttm, lodging: rest, estimated: null, estimatedMonths: [] };
}

/** A year as the pages of both taxes show it. */
export function yearOfLodging({
  roomReceipts,
  receiptsChange,
  receiptsLikeForLike,
  receiptsChangeWithoutIdle: changeWithoutIdle,
  ...year
}: FactsOf<LodgingYearFragment>): PlaceYear {
  const compared = { change: receiptsChange, likeForLike: receiptsLikeForLike, changeWithoutIdle };
  return { ...year, ...compared, receipts: roomReceipts };
}

/** A member's place or a sample. */
export type LodgingPlace = FragmentType<typeof LodgingHeadline> & {
  lodgingYears: readonly FragmentType<typeof LodgingYear>[];
} & LodgingMonths;

interface LodgingMonths {
  lodgingMonths: readonly FragmentType<typeof LodgingMonth>[];
  lodgingMonthsLeftOut: readonly FragmentType<typeof MonthLeftOutShown>[];
  lodgingRoomsTwice: readonly FragmentType<typeof RoomsTwiceShown>[];
}

function monthsOf({ lodgingMonths, lodgingMonthsLeftOut, lodgingRoomsTwice }: LodgingMonths) {
  const months = readFragment(LodgingMonth, lodgingMonths).map(monthOfLodging);
  return {
    months: withRoomsTwice(months, readFragment(RoomsTwiceShown, lodgingRoomsTwice)),
    leftOut: readFragment(MonthLeftOutShown, lodgingMonthsLeftOut),
  };
}

/** The months of a place alone. */
export function lodgingMonths(months: LodgingMonths): PlaceMonth[] {
  return monthsOf(months).months;
}

/** The page's view of its months as of a release. */
export function lodgingMonthsAsOf(name: string, months: LodgingMonths, latestYear: number): PlaceFigures {
  return { name, headline: null, ...monthsOf(months), years: [], latestYear };
}

/** The page's view of a place. */
export function lodgingFigures(place: LodgingPlace, latestYear: number | null): PlaceFigures {
  const { name, lodgingHeadline } = readFragment(LodgingHeadline, place);
  return {
    name,
    headline: lodgingHeadline && headlineOfLodging(lodgingHeadline),
    ...monthsOf(place),
    years: readFragment(LodgingYear, place.lodgingYears).map(yearOfLodging),
    latestYear,
  };
}
