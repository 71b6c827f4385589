import { pickChain, type Chain } from './chains.ts';
import type { Town } from './geography.ts';
import { chainHotelName, independentHotelName } from './naming.ts';
import type { Random } from './random.ts';
import { regionFacts } from './regions.ts';

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
export type TakenNames = Set<string>;

function chainHouse(random: Random, town: Town, chain: Chain, taken: TakenNames): House {
  return {
    name: chainHotelName(random, chain.text, town, taken),
    chain,
    rooms: random.whole(...chain.rooms),
    rate: chain.rate * regionFacts(town.region).rate * random.between(0.86, 1.16),
    occupancy: random.between(0.52, 0.74),
    taxableShare: chain.taxable,
  };
}

function independentHouse(random: Random, town: Town): House {
  return {
    name: independentHotelName(random),
    chain: null,
    rooms: random.chance(0.45) ? random.whole(4, 15) : random.whole(16, 64),
    rate: 84 * regionFacts(town.region).rate * Math.min(2.6, random.skewed(0.3)),
    occupancy: random.between(0.4, 0.64),
    taxableShare: random.between(0.84, 1),
  };
}

/** A house that opens in a year: of a chain or of none, as is usual in the town's region. */
export function newHouse(random: Random, town: Town, year: number, taken: TakenNames): House {
  if (random.chance(regionFacts(town.region).independents)) return independentHouse(random, town);
  return chainHouse(random, town, pickChain(random, year, town.weight), taken);
}

/** The house under its next owner: mostly as it was, at times under another name or chain. */
export function reopened(random: Random, house: House, town: Town, year: number, taken: TakenNames): House {
  if (!random.chance(0.36)) return house;
  if (!house.chain) return { ...house, name: independentHotelName(random) };
  const renamed = chainHouse(random, town, pickChain(random, year, town.weight), taken);
  return { ...renamed, rooms: house.rooms, rate: (renamed.rate + house.rate) / 2 };
}
