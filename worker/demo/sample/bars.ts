import { barName, spelledOut } from './names.ts';
import { Random } from './random.ts';
import type { Registers } from './taxpayers.ts';
import { openingMonth, ownership, type BarTenure, type HotelTenure, type Trade } from './tenures.ts';

/** A kind of licensed house. */
export interface BarKind {
  /** Possible last words of the name. */
  lastWords: readonly string[];
  /** First two characters of its permit. */
  permits: readonly string[];
  /** Median receipts of a month in dollars of 2015. */
  monthly: number;
  liquor: number;
  wine: number;
  /** Share of cover charge in its receipts, if it takes any. */
  cover: number;
  weight: number;
}

function kind(words: string, permits: string, ...[monthly, liquor, wine, cover, weight]: Figures): BarKind {
  return { lastWords: words.split(', '), permits: permits.split(','), monthly, liquor, wine, cover, weight };
}
type Figures = [monthly: number, liquor: number, wine: number, cover: number, weight: number];

const RESTAURANTS = 'GRILL, KITCHEN, STEAKHOUSE, CAFE, BISTRO, SEAFOOD, TAQUERIA, DINER';
const KINDS: readonly BarKind[] = [
  kind('SALOON, TAVERN, LOUNGE, BAR, CANTINA, ICE HOUSE, PUB', 'MB,MB,MB,RM', 24_000, 0.58, 0.04, 0, 30),
  kind(RESTAURANTS, 'MB,RM,RM', 19_000, 0.46, 0.26, 0, 48),
  kind('SPORTS BAR, TAPROOM, BREWPUB, BEER GARDEN, ALEHOUSE', 'MB', 36_000, 0.38, 0.03, 0, 14),
  kind('NIGHTCLUB, BALLROOM, DANCE HALL', 'MB', 62_000, 0.64, 0.03, 0.09, 4),
  kind('PRIVATE CLUB, COUNTRY CLUB, SUPPER CLUB', 'N ,N ,NE', 8_000, 0.5, 0.2, 0, 4),
];
export const HOTEL_BAR = kind('', 'MB', 0, 0.47, 0.29, 0, 0);

export function pickBarKind(random: Random): BarKind {
  return random.weighted(KINDS);
}

/** The kind's shares for this house: shifted towards or away from beer, with cover charge if taken. */
export function sharesOf(random: Random, { cover, liquor, wine }: BarKind): [number, number, number] {
  const drinks = cover > 0 && random.chance(0.75) ? 1 - random.between(0.4, 1.6) * cover : 1;
  const ownLiquor = liquor * random.between(0.8, 1.15);
  const ownWine = wine * random.between(0.4, 1.5);
  return [ownLiquor * drinks, ownWine * drinks, (1 - ownLiquor - ownWine) * drinks];
}

/** Receipts no house of the sample reaches: a spread without end would make absurd ones. */
const LARGEST_MONTH = 420_000;
const EXPANDS = 0.2;

interface Bar extends Pick<BarTenure, 'name' | 'permit' | 'monthly' | 'shares'> {
  kind: BarKind;
}

function newBar({ random, registers }: Trade): Bar {
  const ofKind = pickBarKind(random);
  return {
    name: barName(random, ofKind.lastWords),
    kind: ofKind,
    permit: registers.permit(random.pick(ofKind.permits)),
    monthly: Math.min(LARGEST_MONTH, ofKind.monthly * random.skewed(0.75)),
    shares: sharesOf(random, ofKind),
  };
}

/** The business at the address after a change: the same bar, mostly under a new permit, or another one. */
function nextBar(trade: Trade, bar: Bar): Bar {
  const { random, registers } = trade;
  if (random.chance(0.45)) return newBar(trade);
  if (random.chance(0.2)) return bar;
  const permit = registers.permit(random.pick(bar.kind.permits));
  return { ...bar, permit, monthly: bar.monthly * random.between(0.8, 1.25) };
}

function premisesBars(trade: Trade): BarTenure[] {
  const { random, registers, owners, town } = trade;
  const { city, countyCode, region } = town;
  const zip = random.pick(town.zips);
  const address = registers.address(random, zip);
  const insideCityLimits = random.chance(0.92);
  const opening = openingMonth(trade);
  const bars: BarTenure[] = [];
  let bar = newBar(trade);
  for (const tenure of ownership(trade, opening)) {
    const seller = bars.at(-1);
    if (seller) bar = nextBar(trade, bar);
    const { kind: _, ...facts } = bar;
    bars.push({
      ...tenure,
      ...facts,
      city,
      zip,
      countyCode,
      region,
      insideCityLimits,
      ...owners.next(random, EXPANDS, seller?.taxpayer),
      id: registers.nextId(),
      address: seller && random.chance(0.1) ? spelledOut(address) : address,
    });
  }
  return bars;
}

/** All independent bars, restaurants and clubs of one town. */
export function townBars(trade: Trade, count: number): BarTenure[] {
  return Array.from({ length: count }, () => premisesBars(trade)).flat();
}

const HOTEL_WITH_BAR_ROOMS = 90;

/** The bars inside larger hotels: same taxpayer, same address, same owners one after another. */
export function hotelBars(seed: number, hotels: readonly HotelTenure[], registers: Registers): BarTenure[] {
  return hotels.flatMap(({ begin, end, taxpayer, locationNumber, name, address, city, zip, ...hotel }) => {
    const { rooms, countyCode, region } = hotel;
    if (countyCode === null || rooms < HOTEL_WITH_BAR_ROOMS || hotel.rate < 105) return [];
    const random = new Random(seed, Number(zip), rooms, address.length);
    return [
      {
        begin,
        end,
        taxpayer,
        locationNumber,
        name,
        address,
        city,
        zip,
        countyCode,
        region,
        insideCityLimits: true,
        id: registers.nextId(),
        permit: registers.permit('MB'),
        monthly: rooms * random.between(110, 320),
        shares: sharesOf(random, HOTEL_BAR),
      },
    ];
  });
}
