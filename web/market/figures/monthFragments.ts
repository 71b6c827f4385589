// Made by `npm run schema` from server/market/figures/monthFigures.rules.ts. Do not edit.
import { graphql } from '../../gql/gql.ts';

export const HotelMonthFigures = graphql(`
  fragment HotelMonthFigures on HotelMonth {
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

export const TrialHotelMonthFigures = graphql(`
  fragment TrialHotelMonthFigures on TrialHotelMonth {
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
  fragment HotelYearFigures on HotelYear {
    roomReceipts
    exemptShare
    apportioned
    revpar
  }
`);

export const TrialHotelYearFigures = graphql(`
  fragment TrialHotelYearFigures on TrialHotelYear {
    roomReceipts
    exemptShare
    apportioned
    revpar
  }
`);

export const LodgingPlaceMonthFigures = graphql(`
  fragment LodgingPlaceMonthFigures on LodgingPlaceMonth {
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
    roomsLeftOut
  }
`);

export const TrialPlaceMonthFigures = graphql(`
  fragment TrialPlaceMonthFigures on TrialPlaceMonth {
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
    roomsLeftOut
  }
`);

export const LodgingPlaceYearFigures = graphql(`
  fragment LodgingPlaceYearFigures on LodgingPlaceYear {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    marketplace
    apportioned
    revpar
    filedRevpar
    flaggedFilings
  }
`);

export const TrialPlaceYearFigures = graphql(`
  fragment TrialPlaceYearFigures on TrialPlaceYear {
    roomReceipts
    filedReceipts
    taxableReceipts
    exemptShare
    marketplace
    apportioned
    revpar
    filedRevpar
    flaggedFilings
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
  }
`);
