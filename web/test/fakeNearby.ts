import { citiesOf, HOTELS } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';

/** A hotel as lists show it: the whole one has all of its months. */
const shown = (hotel: FakeHotel) => ({
  ...hotel,
  id: `hotel:${hotel.taxpayerNumber}-${String(hotel.locationNumber).padStart(5, '0')}`,
  ...citiesOf(hotel),
});

const others = (hotel: FakeHotel): FakeHotel[] =>
  HOTELS.filter(({ name, isMarketplace }) => name !== hotel.name && isMarketplace !== true).slice(0, 2);

/** Two rivals, the first in the same ZIP code. */
function nearbyOf(hotel: FakeHotel) {
  const properties = others(hotel).map((other, index) => {
    const distance = index === 0 ? 'same ZIP' : `about ${String(index + 1)} miles (ZIP middle)`;
    return {
      hotel: shown(other),
      beverageProperty: null,
      closeness: index === 0 ? 'SAME_ZIP' : 'ZIP_DISTANCE',
      miles: index === 0 ? null : index + 1,
      distance,
      rooms: other.rooms,
      brandName: null,
      monthsFiled: 12,
      receipts: 100_000 - index,
      revpar: 80 - index,
      partialMonths: [],
      revparMonths: index === 0 ? 12 : 3,
      reasons: [distance, `${String(other.rooms)} rooms against ${String(hotel.rooms)}`],
    };
  });
  return {
    from: '2022-10',
    to: '2023-09',
    monthsPublished: 12,
    withinMiles: 40,
    changesWithinMiles: 5,
    rank: { rank: 2, of: 3 },
    asNear: properties.length,
    neighbors: properties,
    rivals: properties,
  };
}

function changesOf(hotel: FakeHotel) {
  return others(hotel)
    .slice(0, 1)
    .map((other) => ({
      hotel: shown(other),
      kind: 'OPENED',
      month: '2021-06',
      isTimeUnknown: false,
      closeness: 'SAME_ZIP',
      miles: null,
      distance: 'same ZIP',
      rooms: other.rooms,
      monthsCompared: 12,
      revparBefore: 80,
      revparAfter: 72,
      revparChange: { amount: -8, percent: -10 },
      partialMonths: [],
    }));
}

/** Fields about the surroundings of a hotel. */
export function fakeNearby(hotel: FakeHotel) {
  return { nearby: () => nearbyOf(hotel), nearbyChanges: () => changesOf(hotel) };
}
