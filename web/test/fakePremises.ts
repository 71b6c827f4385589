import { fakeBar } from './fakeBar.ts';
import { HOTELS, MONTHS, RELEASE } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';

const FIRST_HOTEL = '32000000011';

const alcoholMonths = MONTHS.slice(-14).map((month, index) => ({
  month,
  totalReceipts: 31_200,
  // The hotel opened two months after the bar.
  rooms: index < 2 ? null : 104,
  perAvailableRoom: index < 2 ? null : 10,
  roomReceipts: index < 2 ? null : 93_600,
  alcoholShare: index < 2 ? null : 25,
  release: RELEASE,
}));

const alcohol = {
  alcoholMonths,
  alcoholTrailing: {
    from: '2022-10',
    to: '2023-09',
    months: 10,
    totalReceipts: 374_400,
    availableRoomNights: 37_960,
    perAvailableRoom: 9.86,
    roomReceipts: 1_123_200,
    alcoholShare: 25,
  },
  alcoholRank: { position: { rank: 3, of: 41 }, county: 'Presidio', median: 6.5 },
};
const JOINED = {
  address: '1 S AUSTIN AVE',
  otherAddress: '1 S AUSTIN ST',
  score: 95,
  reason: 'same ZIP code, same name, street suffixes differ (AVE, ST)',
};

export const fakePairs = {
  premisesPairs: ({ state, ...paging }: { state?: string; first?: number; after?: string | null }) =>
    page(
      [
        {
          zip: '79843',
          ...JOINED,
          names: 'EXAMPLE HOUSE (40 rooms)',
          otherNames: 'CAPOTE LODGE (38 rooms)',
          state: state ?? 'IN_DOUBT',
          decision: null,
          note: null,
          decidedBy: null,
          isWaiting: false,
        },
      ],
      paging,
    ),
  decidePremises: () => ({ pair: null, errors: [] }),
};

const noAlcohol = { alcoholMonths: [], alcoholTrailing: null, alcoholRank: null };

/** The example hotel and the bar stand at one address; every other hotel stands alone. */
export function hotelAtPremises(hotel: FakeHotel) {
  const whole = fakeHotel(hotel);
  const isShared = hotel.taxpayerNumber === FIRST_HOTEL;
  return {
    ...whole,
    premises: {
      ...whole.premises,
      ...(isShared ? alcohol : noAlcohol),
      joins: isShared ? [JOINED] : [],
      hotels: [whole],
      // Twelve bars at one address, of which ten may show.
      beverageProperties: isShared
        ? Array.from({ length: 12 }, (_, i) => ({
            ...fakeBar,
            id: `beverage:${String(i)}`,
            locationNumber: i + 1,
            name: `BAR ${String(i)}`,
          }))
        : [],
    },
  };
}

export const barAtPremises = {
  ...fakeBar,
  premises: { ...fakeBar.premises, ...alcohol, hotels: HOTELS.slice(0, 1).map(fakeHotel) },
};

/** The example hotel's taxpayer has thirty others, in pages; every other taxpayer has one property. */
export function taxpayerProperties(asked: { taxpayerNumber: string; first?: number; after?: string | null }) {
  const own = HOTELS.filter(({ taxpayerNumber }) => taxpayerNumber === asked.taxpayerNumber).map(fakeHotel);
  const others = Array.from({ length: 30 }, (_, i) => ({
    ...fakeBar,
    id: `beverage:other${String(i)}`,
    locationNumber: i + 2,
    name: `OTHER BAR ${String(i + 1)}`,
  }));
  const isLarge = asked.taxpayerNumber === FIRST_HOTEL;
  return page(
    [
      ...own.map((hotel) => ({ product: 'HOTEL', hotel, beverageProperty: null })),
      ...(isLarge ? others : []).map((bar) => ({ product: 'BEVERAGE', hotel: null, beverageProperty: bar })),
    ],
    asked,
  );
}
