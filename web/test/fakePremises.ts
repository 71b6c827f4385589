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
  release: RELEASE,
}));

const alcohol = {
  alcoholMonths,
  alcoholTrailing: {
    from: '2022-10',
    to: '2023-09',
    totalReceipts: 374_400,
    availableRoomNights: 37_960,
    perAvailableRoom: 9.86,
  },
};
const noAlcohol = { alcoholMonths: [], alcoholTrailing: null };

/** The example hotel and the bar stand at one address; every other hotel stands alone. */
export function hotelAtPremises(hotel: FakeHotel) {
  const whole = fakeHotel(hotel);
  const isShared = hotel.taxpayerNumber === FIRST_HOTEL;
  return {
    ...whole,
    premises: {
      ...whole.premises,
      ...(isShared ? alcohol : noAlcohol),
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
