/** A place with a year that no release has, before which hotels filed for the last time, and hotels of unknown size. */
export const SUPPLY = [
  ...Array.from({ length: 7 }, (_, at) => supplyYear(2014 + at, {})),
  supplyYear(2021, {
    hotelsClosedInGap: 3,
    roomsClosedInGap: 92,
    hotelsEndedWithoutReceipts: 1,
    roomsEndedWithoutReceipts: 421,
  }),
  supplyYear(2022, {
    months: 0,
    hotelsClosed: null,
    roomsClosed: null,
    roomsClosedUnknown: null,
    hotelsClosedInGap: null,
    roomsClosedInGap: null,
    hotelsEndedWithoutReceipts: null,
    roomsEndedWithoutReceipts: null,
    month: null,
    rooms: null,
    roomsIdle: null,
  }),
  supplyYear(2023, {
    months: 9,
    month: '2023-06',
    hotelsOpened: 3,
    roomsOpened: 104,
    roomsOpenedUnknown: 1,
    hotelsOpenedWithoutReceipts: 1,
    roomsOpenedWithoutReceipts: 24,
    hotelsOpenedEarlier: 1,
    roomsOpenedEarlier: 80,
    hotelsClosed: 1,
    roomsClosed: null,
    roomsClosedUnknown: 1,
    roomsIdle: 16,
  }),
];

function supplyYear(year: number, facts: object) {
  return {
    year,
    months: 12,
    hotelsOpened: 0,
    roomsOpened: 0,
    roomsOpenedUnknown: 0,
    hotelsOpenedWithoutReceipts: 0,
    roomsOpenedWithoutReceipts: 0,
    hotelsOpenedEarlier: 0,
    roomsOpenedEarlier: 0,
    hotelsClosed: 0,
    roomsClosed: 0,
    roomsClosedUnknown: 0,
    hotelsClosedInGap: 0,
    roomsClosedInGap: 0,
    hotelsEndedWithoutReceipts: 0,
    roomsEndedWithoutReceipts: 0,
    month: `${String(year)}-12`,
    rooms: 340,
    roomsIdle: 0,
    ...facts,
  };
}

const mix = { roomReceipts: 1_400, alcoholReceipts: 1_000, roomShare: 58.3, alcoholShare: 41.7 };

export const RECEIPTS_MIX = {
  months: ['2022-12', '2023-01'].map((month) => ({ month, ...mix })),
  years: [
    { year: 2022, months: 12, ...mix },
    {
      year: 2023,
      months: 1,
      ...mix,
      roomReceipts: 0,
      alcoholReceipts: 0,
      roomShare: null,
      alcoholShare: null,
    },
  ],
};
