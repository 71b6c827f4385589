import { graphql } from '../../../gql/gql.ts';

export const Explored = graphql(`
  fragment Explored on Ranking {
    totalCount
    found
    tooSmall
    tooFewMonths
    withoutFigure
    months
    comparedMonths
    earlierMonths
    incompleteMonths
    monthsWithoutQuarterlyFilers
    recentMonths
    recentIncompleteMonths
    receipts
    topFiveShare
    concentration
    minimumProperties
    minimumRooms
    minimumReceipts
    minimumMonths
    total {
      figures {
        ...ExploredFigures @unmask
      }
      earlier {
        receipts
      }
      later {
        receipts
      }
      change {
        ...ExploredChange @unmask
      }
      likeForLike {
        ...ExploredAlike @unmask
      }
      propertiesCompared
      marketplacesCompared {
        earlier
        later
      }
      hotelsAlone {
        earlier
        later
        change {
          ...ExploredChange @unmask
        }
      }
      changeWithoutIdle {
        ...ExploredChange @unmask
      }
      marks
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      rank
      name
      share
      marks
      partialMonths
      recentReceipts
      recentUnusualMonths
      recentApportionedMonths
      figures {
        ...ExploredFigures @unmask
      }
      earlier {
        receipts
      }
      later {
        receipts
      }
      change {
        ...ExploredChange @unmask
      }
      likeForLike {
        ...ExploredAlike @unmask
      }
      propertiesCompared
      marketplacesCompared {
        earlier
        later
      }
      hotelsAlone {
        change {
          ...ExploredChange @unmask
        }
      }
      changeWithoutIdle {
        ...ExploredChange @unmask
      }
      subject {
        __typename
        ... on Place {
          id
          kind
          placeName: name
        }
        ... on Hotel {
          id
          taxpayerNumber
          locationNumber
          cityName
        }
        ... on BeverageProperty {
          id
          taxpayerNumber
          locationNumber
          cityName
        }
        ... on Brand {
          id
          brandName: name
          matchText
          excludeText
        }
        ... on ParentCompany {
          id
        }
        ... on Owner {
          id
          number
        }
      }
    }
  }
`);

export const ExploredFigures = graphql(`
  fragment ExploredFigures on RankedFigures {
    receipts
    taxableReceipts
    revpar
    exemptShare
    rooms
    properties
  }
`);

export const ExploredChange = graphql(`
  fragment ExploredChange on Change {
    amount
    percent
  }
`);

export const ExploredAlike = graphql(`
  fragment ExploredAlike on LikeForLikeReceipts {
    earlier
    later
    share
    change {
      ...ExploredChange @unmask
    }
  }
`);
