import { spelledOut } from './addresses.ts';
import { monthOf, quarterStart, yearOf } from './calendar.ts';
import { NEVER_MONTHLY, type HotelTenure } from './hotelTenure.ts';
import { newHouse, reopened, type House, type TakenNames } from './houses.ts';
import type { Random } from './random.ts';
import { regionFacts } from './regions.ts';
import { filedCity } from './spelling.ts';
import { inventedPhone, type Registration } from './taxpayers.ts';
import { openingMonth, ownership, type Tenure } from './tenures.ts';
import type { Trade } from './world.ts';

/** Houses below this number of rooms may file by the quarter. */
const QUARTERLY_ROOMS = 16;
const EXPANDS = 0.28;

/** From which month on a place files by the month; one that grows changes at the start of a quarter. */
export function monthlyFrom(random: Random, rooms: number, tenure: Tenure): number {
  if (rooms >= QUARTERLY_ROOMS || random.chance(0.35)) return 0;
  if (random.chance(0.9)) return NEVER_MONTHLY;
  return quarterStart(monthOf(tenure.begin) + random.whole(12, 60));
}

interface Site {
  zip: string;
  address: string;
}

/** One owner's time with one house. */
export function hotelTenure(
  trade: Pick<Trade, 'random' | 'town' | 'world'>,
  tenure: Tenure,
  site: Site,
  house: House,
  owner: Registration,
): HotelTenure {
  const { random, town, world } = trade;
  return {
    ...tenure,
    ...owner,
    ...site,
    id: world.nextId(),
    name: house.name,
    city: filedCity(random, town.city),
    state: 'TX',
    countyCode: town.countyCode,
    phone: random.chance(0.15) ? inventedPhone(random, regionFacts(town.region).areaCode) : '',
    rooms: house.rooms,
    filedRooms: house.rooms,
    monthlyFrom: monthlyFrom(random, house.rooms, tenure),
    region: town.region,
    rate: house.rate,
    occupancy: house.occupancy,
    taxableShare: house.taxableShare,
  };
}

/** One house under one owner after another, at one address that not every owner spells alike. */
function houseTenures(trade: Trade, taken: TakenNames): HotelTenure[] {
  const { random, town } = trade;
  const zip = random.pick(town.zips);
  const address = trade.world.addresses.next(random, zip);
  const opening = openingMonth(random, trade.period, trade.turnover);
  let house = newHouse(random, town, yearOf(opening), taken);
  const hotels: HotelTenure[] = [];
  for (const tenure of ownership(random, opening, trade.period, trade.turnover)) {
    const seller = hotels.at(-1);
    if (seller) house = reopened(random, house, town, yearOf(monthOf(tenure.begin)), taken);
    const site = { zip, address: seller && random.chance(0.15) ? spelledOut(address) : address };
    const owner = trade.owners.next(random, EXPANDS, seller?.taxpayer);
    hotels.push(hotelTenure(trade, tenure, site, house, owner));
  }
  return hotels;
}

/** All hotels of one town, chains and independents. */
export function townHotels(trade: Trade, count: number): HotelTenure[] {
  const taken: TakenNames = new Set();
  return Array.from({ length: count }, () => houseTenures(trade, taken)).flat();
}
