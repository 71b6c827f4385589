/** The API's answer for a map: one hotel at its address. */
export const propertyMap = {
  ...{ month: '2023-06', isPublished: true, isIncomplete: false, totalCount: 1 },
  ...{ ids: ['hotel:32000000011-00022'], names: ['EXAMPLE HOUSE'], cities: ['MARFA'], zips: ['79843'] },
  ...{
    latitudes: [30.3],
    longitudes: [-104],
    isPoint: [true],
    receipts: [60_000],
    rooms: [20],
    revpar: [100],
  },
  ...{ receiptsBefore: [50_000], changes: [20], isDoubtful: [false], isDoubtfulBefore: [false] },
  ...{ isUnusual: [true], isUnusualBefore: [false], isApportioned: [false] },
};
