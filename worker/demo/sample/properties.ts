import { AddressBook } from './addresses.ts';
import { hotelBars, townBars } from './bars.ts';
import type { BarTenure } from './barTenure.ts';
import { inFileOrder } from './hotelFile.ts';
import { townHotels } from './hotels.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { landmarkGroup } from './landmark.ts';
import { countyTenures, marketplaceTenures } from './marketplaces.ts';
import { PermitOffice } from './permits.ts';
import { Random } from './random.ts';
import { townRentals } from './rentals.ts';
import type { Scale, TownPlan } from './scales.ts';
import { withSlips } from './slips.ts';
import { Owners, TaxpayerRegister } from './taxpayers.ts';
import type { World } from './world.ts';

/** All taxpayers of a sample. */
export interface Properties {
  /** In file order. */
  hotels: HotelTenure[];
  bars: BarTenure[];
}

interface Making {
  seed: number;
  scale: Scale;
  world: World;
  permits: PermitOffice;
}

function newWorld(seed: number): World {
  let id = seed * 1_000_000;
  return { register: new TaxpayerRegister(), addresses: new AddressBook(), nextId: () => (id += 1) };
}

function lodgings(
  { seed, scale, world }: Making,
  { town, hotels, rentals }: TownPlan,
  nth: number,
): HotelTenure[] {
  const owners = new Owners(world.register, 'hotel', town);
  const shared = { town, world, owners, period: scale.hotelPeriod };
  return [
    ...townHotels({ ...shared, random: new Random(seed, nth, 1), turnover: scale.hotelTurnover }, hotels),
    ...townRentals(
      { ...shared, random: new Random(seed, nth, 2), turnover: scale.rentalTurnover },
      rentals,
      scale.largestOperator,
    ),
  ];
}

function bars(
  { seed, scale, world, permits }: Making,
  { town, bars: count }: TownPlan,
  nth: number,
): BarTenure[] {
  const owners = new Owners(world.register, 'bar', town);
  const random = new Random(seed, nth, 3);
  const trade = { random, town, world, owners, period: scale.barPeriod, turnover: scale.barTurnover };
  return townBars(trade, count, permits);
}

/** Invents all properties of a sample. Each town draws from sequences of its own. */
export function createProperties(seed: number, scale: Scale): Properties {
  const making = { seed, scale, world: newWorld(seed), permits: new PermitOffice() };
  const houses = scale.plans.flatMap((plan, nth) => lodgings(making, plan, nth));
  const marketplaces = marketplaceTenures(seed, scale.marketplaceTowns, making.world);
  const drinks = [
    ...scale.plans.flatMap((plan, nth) => bars(making, plan, nth)),
    ...hotelBars(seed, houses, making.permits, making.world),
  ];
  const towns = scale.plans.map(({ town }) => town);
  const landmark = landmarkGroup(seed, towns, making.world, making.permits);
  // Last, so that it leaves everything else as it was drawn before.
  const counties = marketplaces
    .slice(-1)
    .flatMap((last) => countyTenures(seed, scale.marketplaceTowns, last, making.world));
  return {
    hotels: inFileOrder([...withSlips([...houses, ...marketplaces]), ...landmark.hotels, ...counties]),
    bars: [...drinks, ...landmark.bars],
  };
}
