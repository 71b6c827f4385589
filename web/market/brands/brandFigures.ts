import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { BrandMonthShownFragment } from '../../gql/graphql.ts';
import { wholeMonths } from '../search/usePublishedMonths.ts';

const BrandMonthShown = graphql(`
  fragment BrandMonthShown on BrandMonth {
    month
    isIncomplete
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
    }
    latestPeriod(product: HOTEL) {
      month
      year
    }
    publishedMonths(product: HOTEL) {
      month
      hasMonthlyFilers
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
    }
    latestPeriod(product: HOTEL) {
      month
      year
    }
    publishedMonths(product: HOTEL) {
      month
      hasMonthlyFilers
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
      month
      hasMonthlyFilers
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
  query BrandMonthsAsOf($id: ID!, $asOf: AsOfInput!, $from: Month!, $to: Month!, $isBrand: Boolean!) {
    brand(id: $id) @include(if: $isBrand) {
      id
      months(asOf: $asOf, from: $from, to: $to) {
        ...BrandMonthShown
      }
    }
    parentCompany(id: $id) @skip(if: $isBrand) {
      id
      months(asOf: $asOf, from: $from, to: $to) {
        ...BrandMonthShown
      }
    }
  }
`);

export type BrandMonth = BrandMonthShownFragment;

/** Figures for the charts and tables of a brand or company. */
export interface BrandFigures {
  months: readonly BrandMonth[];
  /** The months that the releases have, up to the latest published one. */
  published: readonly string[];
  /** The latest published month; null without any release. */
  latestMonth: string | null;
}

interface Answer {
  latestPeriod: { month: string } | null;
  publishedMonths: Parameters<typeof wholeMonths>[0];
}

/** `latestPeriod` may also be the last of the months that a page shows. */
export function brandFigures(
  months: readonly FragmentType<typeof BrandMonthShown>[],
  { latestPeriod, publishedMonths }: Answer,
): BrandFigures {
  return {
    months: readFragment(BrandMonthShown, months),
    published: wholeMonths(publishedMonths),
    latestMonth: latestPeriod?.month ?? null,
  };
}
