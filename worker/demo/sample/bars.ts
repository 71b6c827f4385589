import { spelledOut } from './addresses.ts';
import { HOTEL_BAR, pickBarKind, sharesOf, type BarKind } from './barKinds.ts';
import type { BarTenure } from './barTenure.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { barName } from './naming.ts';
import type { PermitOffice } from './permits.ts';
import { Random } from './random.ts';
import { openingMonth, ownership } from './tenures.ts';
import type { Trade, World } from './world.ts';

/** Receipts no house of the sample reaches: a spread without end would make absurd ones. */
const LARGEST_MONTH = 420_000;
const EXPANDS = 0.2;

interface Bar {
  name: string;
  kind: BarKind;
  permit: string;
  monthly: number;
  shares: BarTenure['shares'];
}

function newBar(random: Random, permits: PermitOffice): Bar {
  const kind = pickBarKind(random);
  return {
    name: barName(random, kind.lastWords),
    kind,
    permit: permits.next(random.pick(kind.permits)),
    monthly: Math.min(LARGEST_MONTH, kind.monthly * random.skewed(0.75)),
    shares: sharesOf(random, kind),
  };
}

/** The business at the address after a change: the same bar, mostly under a new permit, or another one. */
function nextBar(random: Random, bar: Bar, permits: PermitOffice): Bar {
  if (random.chance(0.45)) return newBar(random, permits);
  if (random.chance(0.2)) return bar;
  return {
    ...bar,
    permit: permits.next(random.pick(bar.kind.permits)),
    monthly: bar.monthly * random.between(0.8, 1.25),
  };
}

function premisesBars(trade: Trade, permits: PermitOffice): BarTenure[] {
  const { random, town, world } = trade;
  const zip = random.pick(town.zips);
  const address = world.addresses.next(random, zip);
  const insideCityLimits = random.chance(0.92);
  const opening = openingMonth(random, trade.period, trade.turnover);
  const bars: BarTenure[] = [];
  let bar = newBar(random, permits);
  for (const tenure of ownership(random, opening, trade.period, trade.turnover)) {
    const seller = bars.at(-1);
    if (seller) bar = nextBar(random, bar, permits);
    bars.push({
      ...tenure,
      ...trade.owners.next(random, EXPANDS, seller?.taxpayer),
      id: world.nextId(),
      name: bar.name,
      address: seller && random.chance(0.1) ? spelledOut(address) : address,
      city: town.city,
      zip,
      countyCode: town.countyCode,
      insideCityLimits,
      permit: bar.permit,
      region: town.region,
      monthly: bar.monthly,
      shares: bar.shares,
    });
  }
  return bars;
}

/** All independent bars, restaurants and clubs of one town. */
export function townBars(trade: Trade, count: number, permits: PermitOffice): BarTenure[] {
  return Array.from({ length: count }, () => premisesBars(trade, permits)).flat();
}

const HOTEL_WITH_BAR_ROOMS = 90;

/** The bars inside larger hotels: same taxpayer, same address, same owners one after another. */
export function hotelBars(
  seed: number,
  hotels: readonly HotelTenure[],
  permits: PermitOffice,
  world: World,
): BarTenure[] {
  return hotels.flatMap((hotel) => {
    const random = new Random(seed, Number(hotel.zip), hotel.rooms, hotel.address.length);
    if (hotel.countyCode === null || hotel.rooms < HOTEL_WITH_BAR_ROOMS || hotel.rate < 105) return [];
    return [
      {
        begin: hotel.begin,
        end: hotel.end,
        id: world.nextId(),
        taxpayer: hotel.taxpayer,
        locationNumber: hotel.locationNumber,
        name: hotel.name,
        address: hotel.address,
        city: hotel.city,
        zip: hotel.zip,
        countyCode: hotel.countyCode,
        insideCityLimits: true,
        permit: permits.next('MB'),
        region: hotel.region,
        monthly: hotel.rooms * random.between(110, 320),
        shares: sharesOf(random, HOTEL_BAR),
      },
    ];
  });
}
