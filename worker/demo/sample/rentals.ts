import { monthNumber } from './calendar.ts';
import { monthlyFrom } from './hotels.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { rentalFamily, rentalName } from './naming.ts';
import { regionFacts } from './regions.ts';
import { filedCity } from './spelling.ts';
import { openingMonth, ownership } from './tenures.ts';
import type { Trade } from './world.ts';

/** Rentals were few before this: a place of the sample never opens earlier. */
const FIRST_RENTALS = monthNumber(2003, 1);

function rentalTenure(trade: Trade, operator: Operator, unit: number): HotelTenure[] {
  const { random, town, period, turnover } = trade;
  const zip = random.pick(town.zips);
  const address = trade.world.addresses.next(random, zip);
  const rooms = random.chance(0.86) ? 1 : random.whole(2, 3);
  const opening = Math.max(FIRST_RENTALS, openingMonth(random, period, turnover));
  const [tenure] = ownership(random, opening, period, turnover);
  if (!tenure) return [];
  operator.locations += 1;
  return [
    {
      ...tenure,
      id: trade.world.nextId(),
      taxpayer: operator.taxpayer,
      locationNumber: operator.locations,
      name: rentalName(random, operator.family, unit),
      address,
      city: filedCity(random, town.city),
      state: 'TX',
      zip,
      countyCode: town.countyCode,
      phone: '',
      rooms,
      filedRooms: rooms,
      monthlyFrom: operator.monthly ? 0 : monthlyFrom(random, rooms, tenure),
      region: town.region,
      rate: 210 * regionFacts(town.region).rate * Math.min(2.4, random.skewed(0.28)),
      occupancy: random.between(0.34, 0.6),
      taxableShare: random.between(0.9, 1.05),
    },
  ];
}

interface Operator {
  taxpayer: HotelTenure['taxpayer'];
  locations: number;
  family: string;
  monthly: boolean;
}

/** Houses and flats of one to three units let to visitors: an operator has up to `largest` of them. */
export function townRentals(trade: Trade, count: number, largest: number): HotelTenure[] {
  const rentals: HotelTenure[] = [];
  for (let made = 0; made < count;) {
    const operator: Operator = {
      taxpayer: trade.world.register.firm(trade.random, 'hotel', trade.town),
      locations: 0,
      family: rentalFamily(trade.random),
      monthly: trade.random.chance(0.4),
    };
    const units = Math.min(count - made, trade.random.whole(1, largest));
    for (let unit = 1; unit <= units; unit++) rentals.push(...rentalTenure(trade, operator, unit));
    made += units;
  }
  return rentals;
}
