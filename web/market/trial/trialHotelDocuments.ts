import { graphql } from '../../gql/gql.ts';
import type { TrialHotelFiguresQuery, TrialHotelQuery } from '../../gql/graphql.ts';

export type TrialHotel = NonNullable<TrialHotelQuery['trial']['hotel']>;
export type TrialHotelFigures = NonNullable<TrialHotelFiguresQuery['trial']['hotel']>;

export const TrialHotelDocument = graphql(`
  query TrialHotel {
    trial {
      hotel {
        taxpayerNumber
        locationNumber
        name
        address
        filedCity
        state
        zip
        cityName
        countyName
        roomCapacity
        filerType
        status
        responsibilityEnd
        isMarketplace
        coordinates {
          latitude
          longitude
          approximate
        }
        taxpayer {
          number
          name
          address
          city
          state
          zip
          phone
        }
        headline {
          month
          isIncomplete
          roomReceipts
          receiptsChange {
            amount
            percent
          }
          revpar
          roomCapacity
          ttmReceipts
          ttmMonths
          ttmChange {
            amount
            percent
          }
          yearToDate {
            ...NearestFigure
          }
          ttmRevpar
          ttmRevparWeighted
          cityRank {
            rank
            of
          }
          countyRank {
            rank
            of
          }
        }
        names {
          product
          locationName
          locationAddress
          taxpayerName
          beginDate
          endDate
          datesAreFiledPeriods
          taxpayerNumber
          locationNumber
        }
        taxpayerPropertiesCount
        taxpayerProperties {
          ...TrialRelated
        }
        mixedBeverageRecords {
          ...TrialRelated
        }
      }
    }
  }
`);

export const TrialRelatedFragment = graphql(`
  fragment TrialRelated on TrialRelatedProperty {
    product
    name
    address
    filedCity
    state
    zip
    taxpayerNumber
    locationNumber
  }
`);

export const TrialHotelFiguresDocument = graphql(`
  query TrialHotelFigures($latestYears: Int) {
    trial {
      latestYear
      hotel {
        name
        series(latestYears: $latestYears) {
          months
          ...HotelSeriesFigures @unmask
          ttmReceipts
          ttmRevpar
          ttmRevparWeighted
        }
        months(latestYears: $latestYears) {
          month
          isIncomplete
          ...TrialHotelMonthFigures @unmask
          yearChange {
            amount
            percent
          }
          flags
          reasons
          release {
            ...TrialRelease
          }
        }
        years(latestYears: $latestYears) {
          year
          months
          ...TrialHotelYearFigures @unmask
          receiptsChange {
            amount
            percent
          }
          revparChange {
            amount
            percent
          }
        }
        filings(latestYears: $latestYears) {
          periodEnd
          periodMonths
          filerType
          locationName
          locationAddress
          locationCity
          locationState
          locationZip
          locationPhone
          taxpayerName
          taxpayerAddress
          taxpayerCity
          taxpayerState
          taxpayerZip
          taxpayerPhone
          roomCapacity
          countedRooms
          roomReceipts
          countedReceipts
          taxableReceipts
          revpar
          responsibilityBegin
          responsibilityEnd
          flags
          reasons
          decision
          decisionNote
          release {
            ...TrialRelease
          }
          history {
            locationName
            taxpayerName
            roomReceipts
            taxableReceipts
            roomCapacity
            release {
              ...TrialRelease
            }
          }
        }
      }
    }
  }
`);
