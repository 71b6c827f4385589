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

export function brandFigures(
  months: FragmentType<typeof BrandMonthShown>[],
  { latestPeriod, publishedMonths }: Answer,
): BrandFigures {
  return {
    months: readFragment(BrandMonthShown, months),
    published: wholeMonths(publishedMonths),
    latestMonth: latestPeriod?.month ?? null,
  };
}
