import { graphql } from '../../../gql/gql.ts';

export const ExplorePlacesDocument = graphql(`
  query ExplorePlaces(
    $product: Product!
    $kind: PlaceKind!
    $by: RankFigure!
    $direction: RankDirection!
    $from: Month!
    $to: Month!
    $monthsEarlier: Int
    $filter: RankingFilter
    $minimumProperties: Int
    $minimumRooms: Int
    $minimumReceipts: USD
    $first: Int!
    $after: String
    $asOf: AsOfInput
  ) {
    ranking: rankPlaces(
      product: $product
      kind: $kind
      by: $by
      direction: $direction
      from: $from
      to: $to
      monthsEarlier: $monthsEarlier
      filter: $filter
      minimumProperties: $minimumProperties
      minimumRooms: $minimumRooms
      minimumReceipts: $minimumReceipts
      first: $first
      after: $after
      asOf: $asOf
    ) {
      ...Explored
    }
  }
`);

export const ExplorePropertiesDocument = graphql(`
  query ExploreProperties(
    $product: Product!
    $by: RankFigure!
    $direction: RankDirection!
    $from: Month!
    $to: Month!
    $monthsEarlier: Int
    $filter: RankingFilter
    $minimumRooms: Int
    $minimumReceipts: USD
    $minimumMonths: Int
    $first: Int!
    $after: String
    $asOf: AsOfInput
  ) {
    ranking: rankProperties(
      product: $product
      by: $by
      direction: $direction
      from: $from
      to: $to
      monthsEarlier: $monthsEarlier
      filter: $filter
      minimumRooms: $minimumRooms
      minimumReceipts: $minimumReceipts
      minimumMonths: $minimumMonths
      first: $first
      after: $after
      asOf: $asOf
    ) {
      ...Explored
    }
  }
`);

export const ExploreBrandsDocument = graphql(`
  query ExploreBrands(
    $groupBy: BrandGrouping!
    $by: RankFigure!
    $direction: RankDirection!
    $from: Month!
    $to: Month!
    $monthsEarlier: Int
    $filter: RankingFilter
    $minimumProperties: Int
    $minimumRooms: Int
    $minimumReceipts: USD
    $minimumMonths: Int
    $first: Int!
    $after: String
    $asOf: AsOfInput
  ) {
    ranking: rankBrands(
      groupBy: $groupBy
      by: $by
      direction: $direction
      from: $from
      to: $to
      monthsEarlier: $monthsEarlier
      filter: $filter
      minimumProperties: $minimumProperties
      minimumRooms: $minimumRooms
      minimumReceipts: $minimumReceipts
      minimumMonths: $minimumMonths
      first: $first
      after: $after
      asOf: $asOf
    ) {
      ...Explored
    }
  }
`);

export const ExploreOwnersDocument = graphql(`
  query ExploreOwners(
    $product: Product!
    $by: RankFigure!
    $direction: RankDirection!
    $from: Month!
    $to: Month!
    $monthsEarlier: Int
    $filter: RankingFilter
    $minimumProperties: Int
    $minimumRooms: Int
    $minimumReceipts: USD
    $first: Int!
    $after: String
    $asOf: AsOfInput
  ) {
    ranking: rankOwners(
      product: $product
      by: $by
      direction: $direction
      from: $from
      to: $to
      monthsEarlier: $monthsEarlier
      filter: $filter
      minimumProperties: $minimumProperties
      minimumRooms: $minimumRooms
      minimumReceipts: $minimumReceipts
      first: $first
      after: $after
      asOf: $asOf
    ) {
      ...Explored
    }
  }
`);
