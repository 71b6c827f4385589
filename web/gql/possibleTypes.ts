// Made by `npm run schema` from the types in server/. Do not edit.

export const possibleTypes = {
  Establishment: [
    'BeverageEstablishment',
    'HotelEstablishment',
  ],
  HeadlineFacts: [
    'AlcoholPlaceHeadline',
    'BeverageHeadline',
    'BrandHeadline',
    'HotelHeadline',
    'LodgingPlaceHeadline',
    'OwnerHeadline',
    'TrialHotelHeadline',
    'TrialPlaceHeadline',
  ],
  HeadlineOfSeveral: [
    'AlcoholPlaceHeadline',
    'BrandHeadline',
    'LodgingPlaceHeadline',
    'OwnerHeadline',
    'TrialPlaceHeadline',
  ],
  HotelFacts: [
    'Hotel',
    'TrialHotel',
  ],
  HotelFilingFacts: [
    'HotelFiling',
    'TrialHotelFiling',
  ],
  HotelFilingVersion: [
    'HotelFiling',
    'TrialFilingVersion',
    'TrialHotelFiling',
  ],
  HotelHeadlineFacts: [
    'HotelHeadline',
    'TrialHotelHeadline',
  ],
  HotelMonthFacts: [
    'HotelEstablishmentMonth',
    'HotelMonth',
    'TrialHotelMonth',
  ],
  HotelYearFacts: [
    'HotelYear',
    'TrialHotelYear',
  ],
  LodgingHeadlineFacts: [
    'LodgingPlaceHeadline',
    'TrialPlaceHeadline',
  ],
  LodgingMonthFacts: [
    'LodgingPlaceMonth',
    'TrialPlaceMonth',
  ],
  LodgingYearFacts: [
    'LodgingPlaceYear',
    'TrialPlaceYear',
  ],
  MixFacts: [
    'PlaceMixMonth',
    'PlaceMixYear',
  ],
  MonthLeftOutFacts: [
    'MonthLeftOut',
    'TrialMonthLeftOut',
  ],
  Node: [
    'BeverageEstablishment',
    'BeverageFiling',
    'BeverageProperty',
    'Brand',
    'ComparisonSet',
    'Hotel',
    'HotelEstablishment',
    'HotelFiling',
    'Invoice',
    'Member',
    'Owner',
    'ParentCompany',
    'Place',
    'Portfolio',
    'Premises',
    'Release',
    'SavedView',
    'Session',
  ],
  OwnershipFacts: [
    'OwnershipPeriod',
    'TrialNamePeriod',
  ],
  PlaceFacts: [
    'Place',
    'TrialPlace',
  ],
  PlaceHeadlineFacts: [
    'AlcoholPlaceHeadline',
    'LodgingPlaceHeadline',
    'TrialPlaceHeadline',
  ],
  PropertyFacts: [
    'BeverageProperty',
    'Hotel',
    'TrialHotel',
  ],
  PropertySummary: [
    'BeverageProperty',
    'Hotel',
    'TrialHotel',
    'TrialRelatedProperty',
  ],
  ReleaseFacts: [
    'Release',
    'TrialRelease',
  ],
};
