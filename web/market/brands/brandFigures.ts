import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { BrandMonthShownFragment } from '../../gql/graphql.ts';
import { MonthLeftOutShown } from '../figures/leftOut.ts';
import { RoomsTwiceShown, withRoomsTwice } from '../figures/roomsTwice.ts';
import type { RoomsTwice } from '../figures/roomsTwice.ts';
import type { Figures } from '../figures/figureColumns.tsx';
import type { MonthLeftOut } from '../figures/leftOut.ts';
import { wholeMonths } from '../search/usePublishedMonths.ts';

const BrandMonthShown = graphql(`
  fragment BrandMonthShown on BrandMonth {
    month
    isIncomplete
    awaitsQuarterlyFilers
    ...BrandMonthFigures @unmask
    release {
      ...ReleaseName @unmask
    }
  }
`);

export const BrandPageDocument = graphql(`
  query BrandPage($id: ID!) {
    brand(id: $id) {
      ...BrandName @unmask
      ...BrandScale
      locations
      rooms
      roomsLeftOut
      parentCompany {
        id
        name
      }
      headline {
        ...BrandHeadline
      }
      months {
        ...BrandMonthShown
      }
      monthsLeftOut {
        ...MonthLeftOutShown
      }
      roomsTwice {
        ...RoomsTwiceShown
      }
    }
    latestPeriod(product: HOTEL) {
      month
      year
    }
    publishedMonths(product: HOTEL, asOf: null) {
      ...PublishedMonthFacts @unmask
    }
  }
`);

export const ParentCompanyPageDocument = graphql(`
  query ParentCompanyPage($id: ID!) {
    parentCompany(id: $id) {
      id
      name
      locations
      rooms
      roomsLeftOut
      brands {
        ...BrandRow
      }
      headline {
        ...BrandHeadline
      }
      months {
        ...BrandMonthShown
      }
      monthsLeftOut {
        ...MonthLeftOutShown
      }
      roomsTwice {
        ...RoomsTwiceShown
      }
    }
    latestPeriod(product: HOTEL) {
      month
      year
    }
    publishedMonths(product: HOTEL, asOf: null) {
      ...PublishedMonthFacts @unmask
    }
  }
`);

/** The months of a brand or a company as of a release, and those that its releases have. */
export const BrandAsOfDocument = graphql(`
  query BrandAsOf($id: ID!, $asOf: AsOfInput!, $isBrand: Boolean!) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
    }
    latestPeriod(product: HOTEL, asOf: $asOf) {
      month
      year
    }
    publishedMonths(product: HOTEL, asOf: $asOf) {
      ...PublishedMonthFacts @unmask
    }
    brand(id: $id) @include(if: $isBrand) {
      ...BrandName @unmask
      parentCompany {
        id
        name
      }
    }
    parentCompany(id: $id) @skip(if: $isBrand) {
      id
      name
    }
  }
`);

export const BrandMonthsAsOfDocument = graphql(`
  query BrandMonthsAsOf($id: ID!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    brand(id: $id) {
      id
      months(asOf: $asOf, from: $from, to: $to) {
        ...BrandMonthShown
      }
      monthsLeftOut(asOf: $asOf, from: $from, to: $to) {
        ...MonthLeftOutShown
      }
      roomsTwice(asOf: $asOf, from: $from, to: $to) {
        ...RoomsTwiceShown
      }
    }
  }
`);

export const CompanyMonthsAsOfDocument = graphql(`
  query CompanyMonthsAsOf($id: ID!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    parentCompany(id: $id) {
      id
      months(asOf: $asOf, from: $from, to: $to) {
        ...BrandMonthShown
      }
      monthsLeftOut(asOf: $asOf, from: $from, to: $to) {
        ...MonthLeftOutShown
      }
      roomsTwice(asOf: $asOf, from: $from, to: $to) {
        ...RoomsTwiceShown
      }
    }
  }
`);

/** Figures that every month has as filed, even if an operator left out all its filings. */
type Known =
  | 'month'
  | 'isIncomplete'
  | 'release'
  | 'roomReceipts'
  | 'rooms'
  | 'revpar'
  | 'filedReceipts'
  | 'filedRooms'
  | 'filedRevpar'
  | 'flaggedFilings';

/** A month in one of both readings. */
export type BrandMonth = Pick<BrandMonthShownFragment, Known> &
  Partial<Pick<BrandMonthShownFragment, 'awaitsQuarterlyFilers'>> &
  Figures & { roomsTwice?: RoomsTwice };

/** Figures for the charts and tables of a brand or company. */
export interface BrandFigures {
  months: readonly BrandMonth[];
  /** The months of which nothing counts; none if `months` has them as filed. */
  leftOut: readonly MonthLeftOut[];
  /** The months that the releases have, up to the latest published one. */
  published: readonly string[];
  /** The latest published month; null without any release. */
  latestMonth: string | null;
}

interface Answer {
  latestPeriod: { month: string } | null;
  publishedMonths: Parameters<typeof wholeMonths>[0];
}

interface Months {
  months: readonly FragmentType<typeof BrandMonthShown>[];
  monthsLeftOut: readonly FragmentType<typeof MonthLeftOutShown>[];
  roomsTwice: readonly FragmentType<typeof RoomsTwiceShown>[];
}

/** The months of a brand or a company. */
export function brandMonths({ months, roomsTwice }: Omit<Months, 'monthsLeftOut'>): BrandMonth[] {
  return withRoomsTwice(readFragment(BrandMonthShown, months), readFragment(RoomsTwiceShown, roomsTwice));
}

/** `latestPeriod` may also be the last of the months that a page shows. */
export function brandFigures(
  { monthsLeftOut, ...of }: Months,
  { latestPeriod, publishedMonths }: Answer,
): BrandFigures {
  return {
    months: brandMonths(of),
    leftOut: readFragment(MonthLeftOutShown, monthsLeftOut),
    published: wholeMonths(publishedMonths),
    latestMonth: latestPeriod?.month ?? null,
  };
}
