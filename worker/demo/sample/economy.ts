import { monthNumber, monthOfYear, yearOf, type MonthNumber } from './calendar.ts';
import { regionFacts, type Region } from './regions.ts';

/** Prices against those of 2015, from 2005 on. */
const PRICES = [
  0.76, 0.8, 0.84, 0.87, 0.82, 0.83, 0.86, 0.9, 0.94, 0.97, 1, 1.02, 1.04, 1.07, 1.1, 1.06, 1.16, 1.29, 1.35,
  1.39, 1.42, 1.45,
];
const FIRST_PRICE_YEAR = 2005;

/** Prices of a month against those of 2015, growing month by month. */
export function priceLevel(month: MonthNumber): number {
  const year = yearOf(month);
  const before = PRICES[year - FIRST_PRICE_YEAR - 1] ?? 1;
  const now = PRICES[year - FIRST_PRICE_YEAR] ?? before;
  return before + ((now - before) * (monthOfYear(month) + 1)) / 12;
}

interface Shock {
  first: MonthNumber;
  /** Demand of that month and the following ones against normal. */
  rooms: readonly number[];
  drinks: readonly number[];
  /** Comptroller county codes; absent means everywhere. */
  counties?: readonly number[];
}

const SHOCKS: readonly Shock[] = [
  // A hurricane on Galveston Island.
  {
    first: monthNumber(2008, 9),
    rooms: [0.5, 0.35, 0.55, 0.75],
    drinks: [0.4, 0.3, 0.5, 0.8],
    counties: [84],
  },
  // A hurricane on the middle coast fills the rooms of Houston with those who lost theirs.
  { first: monthNumber(2017, 8), rooms: [0.6, 0.3, 0.45, 0.6], drinks: [0.6, 0.25, 0.5, 0.7], counties: [4] },
  { first: monthNumber(2017, 9), rooms: [1.3, 1.22, 1.1], drinks: [0.95, 1, 1], counties: [101] },
  {
    first: monthNumber(2020, 3),
    rooms: [0.52, 0.2, 0.33, 0.46, 0.5, 0.52, 0.58, 0.62, 0.6, 0.58, 0.62, 0.68, 0.8, 0.84, 0.9, 0.97],
    drinks: [0.5, 0.04, 0.28, 0.55, 0.3, 0.34, 0.48, 0.6, 0.62, 0.6, 0.68, 0.66, 0.84, 0.9, 0.95, 0.99],
  },
  // A week of ice.
  { first: monthNumber(2021, 2), rooms: [0.95], drinks: [0.8] },
];

function shockOf(kind: 'rooms' | 'drinks', month: MonthNumber, countyCode: number): number {
  let factor = 1;
  for (const shock of SHOCKS) {
    if (shock.counties && !shock.counties.includes(countyCode)) continue;
    factor *= shock[kind][month - shock.first] ?? 1;
  }
  return factor;
}

/** Room demand in a month relative to the place's yearly average. */
export function roomDemand(region: Region, month: MonthNumber, countyCode: number): number {
  return (regionFacts(region).season[monthOfYear(month)] ?? 1) * shockOf('rooms', month, countyCode);
}

/** Drinks sold in a month against the place's yearly average: the same seasons as rooms, but flatter. */
export function drinkDemand(region: Region, month: MonthNumber, countyCode: number): number {
  const season = regionFacts(region).season[monthOfYear(month)] ?? 1;
  return Math.sqrt(season) * shockOf('drinks', month, countyCode);
}
