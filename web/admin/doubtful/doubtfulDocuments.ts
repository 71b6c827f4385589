import { graphql } from '../../gql/gql.ts';

/** The effect on a place or a brand. */
export const DoubtEffectFragment = graphql(`
  fragment DoubtEffectParts on DoubtEffect {
    name
    asFiled {
      receipts
      revpar
    }
    asFlagged {
      receipts
      revpar
    }
    leftOut {
      receipts
      revpar
    }
    receiptsDifference
    receiptsDifferencePct
    revparDifference
    revparDifferencePct
  }
`);

export const DoubtfulRowFragment = graphql(`
  fragment DoubtfulRow on DoubtfulFiling {
    flags
    reasons
    usualMonth
    flaggedReceipts
    flaggedRooms
    decision
    note
    decidedBy
    decidedAt
    figures
    version
    filing {
      id
      periodEnd
      periodMonths
      locationName
      locationCity
      roomReceipts
      taxableReceipts
      roomCapacity
      release {
        ...ReleaseName @unmask
      }
    }
    hotel {
      id
      name
      taxpayerNumber
      locationNumber
    }
    placeEffect {
      ...DoubtEffectParts
    }
    brandEffect {
      ...DoubtEffectParts
    }
  }
`);

export const DoubtfulFilingsDocument = graphql(`
  query DoubtfulFilings(
    $filter: DoubtfulFilingFilter!
    $orderBy: [DoubtfulFilingOrder!]!
    $first: Int!
    $after: String
  ) {
    doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      nodes {
        ...DoubtfulRow
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const DoubtfulCountDocument = graphql(`
  query DoubtfulCount($filter: DoubtfulFilingFilter!) {
    doubtfulFilings(filter: $filter, first: 1) {
      totalCount
    }
  }
`);

export const WaitingDecisionsDocument = graphql(`
  query WaitingDecisions {
    doubtfulFilings(filter: { isWaiting: true }, first: 500) {
      nodes {
        figures
        filing {
          id
        }
      }
    }
  }
`);

export const DoubtDecisionsDocument = graphql(`
  query DoubtDecisions($id: ID!) {
    doubtfulFiling(id: $id) {
      decisions {
        decisionId
        decision
        isOfTheseValues
        note
        decidedBy
        decidedAt
        undoneBy
        undoneAt
        undoNote
      }
    }
  }
`);

export const DoubtHistoryDocument = graphql(`
  query DoubtHistory($taxpayerNumber: String!, $locationNumber: Int!, $from: Month!, $to: Month!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      months(from: $from, to: $to) {
        month
        roomReceipts
        filedReceipts
        filedRooms
        revpar
      }
    }
  }
`);

export const HotelReleasesDocument = graphql(`
  query HotelReleases {
    releases(product: HOTEL, first: 500) {
      nodes {
        id
        fileName
        issuedOn
        publishedAt
        synthetic
        undoneAt
      }
    }
  }
`);

export const DecideFilingDocument = graphql(`
  mutation DecideFiling($input: DecideFilingInput!) {
    decideFiling(input: $input) {
      filing {
        ...DoubtfulRow
      }
      errors {
        field
        code
        message
      }
    }
  }
`);
