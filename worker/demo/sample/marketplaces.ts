import { dayIn, monthNumber, type DayNumber } from './calendar.ts';
import type { Town } from './geography.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { Random } from './random.ts';
import type { Taxpayer } from './taxpayers.ts';
import type { World } from './world.ts';

interface Marketplace {
  name: string;
  begin: DayNumber;
  seat: Omit<Taxpayer, 'number' | 'name'>;
  /** The address every location bears, wherever the guest slept. */
  location: { address: string; city: string; state: string; zip: string; countyCode: number | null };
  /** Receipts against the larger of the two. */
  size: number;
}

const MARKETPLACES: readonly Marketplace[] = [
  {
    name: 'SYNTHETIC STAYS, INC.',
    begin: dayIn(monthNumber(2017, 5), 1),
    seat: {
      address: '1 INVENTED PLZ STE 400',
      city: 'SAN FRANCISCO',
      state: 'CA',
      zip: '94103',
      countyCode: 0,
      phone: '4155550100',
    },
    location: {
      address: '1 INVENTED PLZ FL 3',
      city: 'SAN FRANCISCO',
      state: 'CA',
      zip: '94103',
      countyCode: null,
    },
    size: 1,
  },
  {
    name: 'SYNTHETIC RENTALS.COM, INC.',
    begin: dayIn(monthNumber(2019, 4), 1),
    seat: {
      address: '2 INVENTED PLZ',
      city: 'AUSTIN',
      state: 'TX',
      zip: '78758',
      countyCode: 227,
      phone: '5125550100',
    },
    location: {
      address: '2 INVENTED PLZ STE 300',
      city: 'AUSTIN',
      state: 'TX',
      zip: '78758',
      countyCode: 227,
    },
    size: 0.4,
  },
];

/** Rooms let through a marketplace in a town: in one small town of ten none, which is filed as zero. */
function listings(random: Random, town: Town): number {
  if (town.weight < 100 && random.chance(0.1)) return 0;
  return 0.35 * town.weight ** 0.72 * random.between(0.7, 1.4);
}

/** The marketplaces' filings: one location of one unit per city, at the filer's own address. */
export function marketplaceTenures(seed: number, towns: readonly Town[], world: World): HotelTenure[] {
  const byName = towns.toSorted((a, b) => (a.city < b.city ? -1 : 1));
  return MARKETPLACES.flatMap((marketplace, nth) => {
    const random = new Random(seed, nth);
    const taxpayer = world.register.named(marketplace.name, marketplace.seat);
    return byName.map((town, index) => ({
      ...marketplace.location,
      begin: marketplace.begin,
      end: null,
      id: world.nextId(),
      taxpayer,
      locationNumber: index + 1,
      name: `CITY OF ${town.city}`,
      phone: '',
      // Rooms let through it; filed as one unit, like the real ones.
      rooms: listings(random, town) * marketplace.size,
      filedRooms: 1,
      monthlyFrom: 0,
      region: town.region,
      rate: 165,
      occupancy: 0.5,
      taxableShare: 0.95,
    }));
  });
}

/**
 * Further filings of the tenure's marketplace: one location per county of the towns, for rentals outside any
 * town.
 */
export function countyTenures(
  seed: number,
  towns: readonly Town[],
  ofMarketplace: HotelTenure,
  world: World,
): HotelTenure[] {
  const random = new Random(seed, MARKETPLACES.length);
  const byCounty = new Map(towns.map((town) => [town.county, town]));
  const inOrder = [...byCounty].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([county, town], index) => ({
    ...ofMarketplace,
    id: world.nextId(),
    locationNumber: ofMarketplace.locationNumber + index + 1,
    name: `COUNTY OF ${county.toUpperCase()}`,
    rooms: random.between(2, 12),
    region: town.region,
  }));
}
