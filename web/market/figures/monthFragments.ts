// Made by `npm run schema` from server/market/figures/monthFigures.rules.ts. Do not edit.
import { graphql } from '../../gql/gql.ts';

export const HotelMonthFigures = graphql(`
  fragment HotelMonthFigures on HotelMonthFacts {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    apportioned
    roomCapacity
    filedRooms
    revpar
  }
`);

export const HotelSeriesFigures = graphql(`
  fragment HotelSeriesFigures on HotelSeries {
    roomReceipts
    exemptShare
    revpar
  }
`);

export const HotelYearFigures = graphql(`
  fragment HotelYearFigures on HotelYearFacts {
    roomReceipts
    exemptShare
    apportioned
    revpar
  }
`);

export const LodgingMonthFigures = graphql(`
  fragment LodgingMonthFigures on LodgingMonthFacts {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    marketplace
    apportioned
    rooms
    filedRooms
    revpar
    filedRevpar
    properties
    flaggedFilings
    unusual
    roomsLeftOut
    roomsWithoutReceipts
    propertiesWithRooms
  }
`);

export const LodgingYearFigures = graphql(`
  fragment LodgingYearFigures on LodgingYearFacts {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    marketplace
    apportioned
    revpar
    filedRevpar
    flaggedFilings
    unusual
  }
`);

export const BrandMonthFigures = graphql(`
  fragment BrandMonthFigures on BrandMonth {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    apportioned
    rooms
    filedRooms
    revpar
    filedRevpar
    properties
    flaggedFilings
    unusual
    roomsWithoutReceipts
    propertiesWithRooms
  }
`);

export const CityLodgingSeriesFigures = graphql(`
  fragment CityLodgingSeriesFigures on CityLodgingSeries {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    marketplace
    apportioned
    rooms
    filedRooms
    revpar
    filedRevpar
    properties
    flaggedFilings
    unusual
    roomsLeftOut
    roomsWithoutReceipts
    propertiesWithRooms
  }
`);
