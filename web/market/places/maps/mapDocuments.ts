import { graphql } from '../../../gql/gql.ts';

export const PropertyMapDocument = graphql(`
  query PropertyMap($product: Product!, $month: Month, $filter: MapFilter, $top: Int!, $asOf: AsOfInput) {
    propertyMap(product: $product, month: $month, filter: $filter, top: $top, asOf: $asOf) {
      month
      isPublished
      isIncomplete
      totalCount
      ids
      names
      cities
      zips
      latitudes
      longitudes
      isPoint
      receipts
      rooms
      revpar
      receiptsBefore
      changes
      isDoubtful
      isDoubtfulBefore
      isUnusual
      isUnusualBefore
      isPartial
      isPartialBefore
      isApportioned
      wasNotOpen
    }
  }
`);

export const CountyShadesDocument = graphql(`
  query CountyShades($product: Product!, $month: Month!, $filter: RankingFilter, $asOf: AsOfInput) {
    rankPlaces(
      product: $product
      kind: COUNTY
      from: $month
      to: $month
      yearsEarlier: 1
      filter: $filter
      asOf: $asOf
      first: 254
    ) {
      nodes {
        name
        marks
        figures {
          receipts
          revpar
          unusualFilings
        }
        earlier {
          unusualFilings
        }
        likeForLike {
          change {
            percent
          }
        }
      }
    }
  }
`);
