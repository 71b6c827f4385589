import { graphql } from '../../gql/gql.ts';

export const TrialPlaceFragment = graphql(`
  fragment TrialPlace on TrialPlace {
    name
    lodgingHeadline {
      month
      roomReceipts
      receiptsChange {
        amount
        percent
      }
      receiptsLikeForLike {
        share
      }
      revpar
      rooms
      properties
      propertiesExpected
      marketplace
      apportioned
      flaggedFilings
      roomsLeftOut
      awaitsQuarterlyFilers
      isIncomplete
      ttmReceipts
      ttmMonths
      ttmChange {
        amount
        percent
      }
      ttmLikeForLike {
        share
      }
      yearToDate {
        ...NearestFigure
      }
      ttmRevpar
      ttmRevparWeighted
      monthsAwaited
      stateRank {
        rank
        of
      }
      mainCountyName
      countyRank {
        rank
        of
      }
    }
    lodgingMonths(latestYears: $latestYears) {
      ...TrialPlaceMonth
    }
    lodgingYears(latestYears: $latestYears) {
      year
      months
      ...TrialPlaceYearFigures @unmask
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
  }
`);

export const TrialPlaceMonthFragment = graphql(`
  fragment TrialPlaceMonth on TrialPlaceMonth {
    month
    ...TrialPlaceMonthFigures @unmask
    awaitsQuarterlyFilers
    isIncomplete
    release {
      ...TrialRelease
    }
  }
`);

export const TrialCityDocument = graphql(`
  query TrialCity($latestYears: Int) {
    trial {
      latestYear
      city {
        ...TrialPlace
      }
    }
  }
`);

export const TrialCountyDocument = graphql(`
  query TrialCounty($latestYears: Int) {
    trial {
      latestYear
      county {
        ...TrialPlace
        citiesLodgingMonths(latestYears: $latestYears) {
          city
          month {
            ...TrialPlaceMonth
          }
        }
      }
    }
  }
`);
