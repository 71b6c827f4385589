import { Random } from './random.ts';
import type { Registers } from './taxpayers.ts';
import type { HotelTenure } from './tenures.ts';
import type { Town } from './towns.ts';

const INVENTED = { city: 'AUSTIN', state: 'TX', zip: '78758', countyCode: 227 };
const ABROAD = { city: 'SAN FRANCISCO', state: 'CA', zip: '94103' };

/** Their seats, the address that every location has, wherever the guest slept, and receipts against the larger. */
const MARKETPLACES = [
  {
    name: 'SYNTHETIC STAYS, INC.',
    begin: 2017_05_01,
    seat: { address: '1 INVENTED PLZ STE 400', ...ABROAD, countyCode: 0, phone: '4155550100' },
    location: { address: '1 INVENTED PLZ FL 3', ...ABROAD, countyCode: null },
    size: 1,
  },
  {
    name: 'SYNTHETIC RENTALS.COM, INC.',
    begin: 2019_04_01,
    seat: { address: '2 INVENTED PLZ', ...INVENTED, phone: '5125550100' },
    location: { address: '2 INVENTED PLZ STE 300', ...INVENTED },
    size: 0.4,
  },
];

/** Rooms let through a marketplace in a town: in one small town of ten none, which is filed as zero. */
function listings(random: Random, { weight }: Town): number {
  if (weight < 100 && random.chance(0.1)) return 0;
  return 0.35 * weight ** 0.72 * random.between(0.7, 1.4);
}

/** The marketplaces' filings: one location of one unit per city, at the filer's own address. */
export function marketplaceTenures(
  seed: number,
  towns: readonly Town[],
  registers: Registers,
): HotelTenure[] {
  const byName = towns.toSorted((a, b) => (a.city < b.city ? -1 : 1));
  return MARKETPLACES.flatMap(({ name, seat, location, begin, size }, nth) => {
    const random = new Random(seed, nth);
    const taxpayer = registers.named(name, seat);
    return byName.map((town, index) => ({
      ...location,
      begin,
      end: null,
      taxpayer,
      locationNumber: index + 1,
      phone: '',
      monthlyFrom: 0,
      region: town.region,
      rate: 165,
      occupancy: 0.5,
      taxableShare: 0.95,
      id: registers.nextId(),
      name: `CITY OF ${town.city}`,
      // Rooms let through it; filed as one unit, like the real ones.
      rooms: listings(random, town) * size,
      filedRooms: 1,
    }));
  });
}

/** Further filings of a marketplace: one location per county of the towns, for rentals outside any town. */
export function countyTenures(
  seed: number,
  towns: readonly Town[],
  last: HotelTenure,
  registers: Registers,
): HotelTenure[] {
  const random = new Random(seed, MARKETPLACES.length);
  const byCounty = new Map(towns.map((town) => [town.county, town]));
  const inOrder = [...byCounty].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([county, { region }], index) => ({
    ...last,
    region,
    locationNumber: last.locationNumber + index + 1,
    id: registers.nextId(),
    name: `COUNTY OF ${county.toUpperCase()}`,
    rooms: random.between(2, 12),
  }));
}
