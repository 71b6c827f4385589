import { monthNumber, monthOf, quarterStart, yearOf, type MonthNumber } from './calendar.ts';
import { pickChain, type Chain } from './chains.ts';
import {
  chainHotelName,
  filedCity,
  independentHotelName,
  inventedPair,
  rentalName,
  spelledOut,
} from './names.ts';
import type { Random } from './random.ts';
import { inventedPhone, type Registration } from './taxpayers.ts';
import { openingMonth, ownership, type HotelTenure, type Tenure, type Trade } from './tenures.ts';
import type { Town } from './towns.ts';

/** A hotel as guests know it, independent of its owner. */
export interface House {
  name: string;
  chain: Chain | null;
  rooms: number;
  /** Rate of a night in dollars of 2015. */
  rate: number;
  occupancy: number;
  taxableShare: number;
}

/** Names of a town's chain houses, which distinguish two houses of one chain. */
type TakenNames = Set<string>;

function chainHouse(random: Random, town: Town, year: number, taken: TakenNames): House {
  const chain = pickChain(random, year, town);
  return {
    name: chainHotelName(random, chain.text, town.city, taken),
    chain,
    rooms: random.whole(...chain.rooms),
    rate: chain.rate * town.region.rate * random.between(0.86, 1.16),
    occupancy: random.between(0.52, 0.74),
    taxableShare: chain.taxable,
  };
}

/** A house that opens in a year: of a chain or of none, as is usual in the town's region. */
function newHouse(random: Random, town: Town, year: number, taken: TakenNames): House {
  if (!random.chance(town.region.independents)) return chainHouse(random, town, year, taken);
  return {
    name: independentHotelName(random),
    chain: null,
    rooms: random.chance(0.45) ? random.whole(4, 15) : random.whole(16, 64),
    rate: 84 * town.region.rate * Math.min(2.6, random.skewed(0.3)),
    occupancy: random.between(0.4, 0.64),
    taxableShare: random.between(0.84, 1),
  };
}

/** The house under its next owner: mostly as it was, at times under another name or chain. */
function reopened(random: Random, house: House, town: Town, year: number, taken: TakenNames): House {
  if (!random.chance(0.36)) return house;
  if (!house.chain) return { ...house, name: independentHotelName(random) };
  const renamed = chainHouse(random, town, year, taken);
  return { ...renamed, rooms: house.rooms, rate: (renamed.rate + house.rate) / 2 };
}

/** Houses below this number of rooms may file by the quarter. */
const QUARTERLY_ROOMS = 16;

/** From which month on a place files by the month; one that grows changes at the start of a quarter. */
function monthlyFrom(random: Random, rooms: number, { begin }: Tenure): MonthNumber {
  if (rooms >= QUARTERLY_ROOMS || random.chance(0.35)) return 0;
  if (random.chance(0.9)) return Number.MAX_SAFE_INTEGER;
  return quarterStart(monthOf(begin) + random.whole(12, 60));
}

/** One owner's time with one house at an address. */
export function hotelTenure(
  { random, town, registers }: Pick<Trade, 'random' | 'town' | 'registers'>,
  tenure: Tenure,
  site: { zip: string; address: string },
  house: House,
  owner: Registration,
): HotelTenure {
  const { chain: _, ...facts } = house;
  const { countyCode, region } = town;
  return {
    ...tenure,
    ...owner,
    ...site,
    ...facts,
    id: registers.nextId(),
    state: 'TX',
    countyCode,
    region,
    city: filedCity(random, town.city),
    phone: random.chance(0.15) ? inventedPhone(random, region.areaCode) : '',
    filedRooms: house.rooms,
    monthlyFrom: monthlyFrom(random, house.rooms, tenure),
  };
}

const EXPANDS = 0.28;

/** One house under one owner after another, at one address that not every owner spells alike. */
function houseTenures(trade: Trade, taken: TakenNames): HotelTenure[] {
  const { random, town, registers, owners } = trade;
  const zip = random.pick(town.zips);
  const address = registers.address(random, zip);
  const opening = openingMonth(trade);
  let house = newHouse(random, town, yearOf(opening), taken);
  const hotels: HotelTenure[] = [];
  for (const tenure of ownership(trade, opening)) {
    const seller = hotels.at(-1);
    if (seller) house = reopened(random, house, town, yearOf(monthOf(tenure.begin)), taken);
    const site = { zip, address: seller && random.chance(0.15) ? spelledOut(address) : address };
    const owner = owners.next(random, EXPANDS, seller?.taxpayer);
    hotels.push(hotelTenure(trade, tenure, site, house, owner));
  }
  return hotels;
}

/** All hotels of one town, chains and independents. */
export function townHotels(trade: Trade, count: number): HotelTenure[] {
  const taken: TakenNames = new Set();
  return Array.from({ length: count }, () => houseTenures(trade, taken)).flat();
}

/** Rentals were few before this: a place of the sample never opens earlier. */
const FIRST_RENTALS = monthNumber(2003, 1);

interface Operator extends Registration {
  family: string;
  monthly: boolean;
}

function rentalTenure(trade: Trade, operator: Operator, unit: number): HotelTenure[] {
  const { random, town, registers } = trade;
  const { countyCode, region } = town;
  const zip = random.pick(town.zips);
  const address = registers.address(random, zip);
  const rooms = random.chance(0.86) ? 1 : random.whole(2, 3);
  const [tenure] = ownership(trade, Math.max(FIRST_RENTALS, openingMonth(trade)));
  if (!tenure) return [];
  operator.locationNumber += 1;
  return [
    {
      ...tenure,
      zip,
      address,
      rooms,
      state: 'TX',
      countyCode,
      region,
      phone: '',
      filedRooms: rooms,
      taxpayer: operator.taxpayer,
      locationNumber: operator.locationNumber,
      id: registers.nextId(),
      name: rentalName(random, operator.family, unit),
      city: filedCity(random, town.city),
      monthlyFrom: operator.monthly ? 0 : monthlyFrom(random, rooms, tenure),
      rate: 210 * region.rate * Math.min(2.4, random.skewed(0.28)),
      occupancy: random.between(0.34, 0.6),
      taxableShare: random.between(0.9, 1.05),
    },
  ];
}

/** Houses and flats of one to three units let to visitors: an operator has up to `largest` of them. */
export function townRentals(trade: Trade, count: number, largest: number): HotelTenure[] {
  const { random, registers, town } = trade;
  const rentals: HotelTenure[] = [];
  for (let made = 0; made < count;) {
    const taxpayer = registers.firm(random, 'hotel', town);
    const family = inventedPair(random);
    const operator = { taxpayer, locationNumber: 0, family, monthly: random.chance(0.4) };
    const units = Math.min(count - made, random.whole(1, largest));
    for (let unit = 1; unit <= units; unit++) rentals.push(...rentalTenure(trade, operator, unit));
    made += units;
  }
  return rentals;
}
