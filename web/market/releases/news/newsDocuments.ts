import { graphql } from '../../../gql/gql.ts';
import type { NewsKind, NewsQuery, NewsReleasesQuery } from '../../../gql/graphql.ts';

export const NewsReleasesDocument = graphql(`
  query NewsReleases {
    newsReleases {
      release {
        id
        fileName
        product
        firstMonth
        lastMonth
        publishedAt
        issuedOn
        synthetic
      }
      counts {
        kind
        count
      }
    }
  }
`);

export const NewsDocument = graphql(`
  query News($release: ID!, $first: Int!, $after: String) {
    news(release: $release, first: $first, after: $after) {
      nodes {
        kind
        product
        month
        periodMonths
        on
        lastFiled
        receiptsBefore
        receiptsAfter
        countedBefore
        countedAfter
        wasEstimate
        isEstimate
        roomsBefore
        roomsAfter
        reason
        hotel {
          ...ListedHotel
        }
        beverageProperty {
          ...ListedBar
        }
        otherHotel {
          name
          taxpayer {
            name
          }
        }
        otherBeverageProperty {
          name
          taxpayer {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type NewsItem = NewsQuery['news']['nodes'][number];
export type NewsRelease = NewsReleasesQuery['newsReleases'][number];

/** Names of the kinds of news, the most important first. */
export const KIND_NAMES: Readonly<Record<NewsKind, string>> = {
  SOLD: 'Sold',
  CLOSED: 'Closed',
  OPENED: 'Opened',
  FLAGGED: 'Flagged',
  REVISED: 'Revised',
  WITHDRAWN: 'Withdrawn',
  FILED: 'Filed',
};
