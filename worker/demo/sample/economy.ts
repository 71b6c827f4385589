import { monthNumber, monthOfYear, yearOf, type MonthNumber } from './calendar.ts';
import type { Region } from './towns.ts';

/** Prices against those of 2015, from 2005 on. */
const PRICES = [
  0.76, 0.8, 0.84, 0.87, 0.82, 0.83, 0.86, 0.9, 0.94, 0.97, 1, 1.02, 1.04, 1.07, 1.1, 1.06, 1.16, 1.29, 1.35,
  1.39, 1.42, 1.45,
];
const FIRST_PRICE_YEAR = 2005;

/** Prices of a month against those of 2015, growing month by month. */
export function priceLevel(month: MonthNumber): number {
  const year = yearOf(month) - FIRST_PRICE_YEAR;
  const before = PRICES[year - 1] ?? 1;
  const now = PRICES[year] ?? before;
  return before + ((now - before) * (monthOfYear(month) + 1)) / 12;
}

/** Months of demand against normal from a first one on, in a county (by its code) or everywhere (null). */
type Shock = [first: MonthNumber, county: number | null, rooms: number[], drinks: number[]];

const SHOCKS: readonly Shock[] = [
  // A hurricane on Galveston Island.
  [monthNumber(2008, 9), 84, [0.5, 0.35, 0.55, 0.75], [0.4, 0.3, 0.5, 0.8]],
  // A hurricane on the middle coast fills the rooms of Houston with those who lost theirs.
  [monthNumber(2017, 8), 4, [0.6, 0.3, 0.45, 0.6], [0.6, 0.25, 0.5, 0.7]],
  [monthNumber(2017, 9), 101, [1.3, 1.22, 1.1], [0.95, 1, 1]],
  [
    monthNumber(2020, 3),
    null,
    [0.52, 0.2, 0.33, 0.46, 0.5, 0.52, 0.58, 0.62, 0.6, 0.58, 0.62, 0.68, 0.8, 0.84, 0.9, 0.97],
    [0.5, 0.04, 0.28, 0.55, 0.3, 0.34, 0.48, 0.6, 0.62, 0.6, 0.68, 0.66, 0.84, 0.9, 0.95, 0.99],
  ],
  // A week of ice.
  [monthNumber(2021, 2), null, [0.95], [0.8]],
];

/** Demand in a month against the place's yearly average; drinks have the same seasons as rooms, but flatter. */
export function demandOf(
  kind: 'rooms' | 'drinks',
  { season }: Region,
  month: MonthNumber,
  county: number,
): number {
  const ofYear = season[monthOfYear(month)] ?? 1;
  let shock = 1;
  for (const [first, where, rooms, drinks] of SHOCKS) {
    if (where === null || where === county) shock *= (kind === 'rooms' ? rooms : drinks)[month - first] ?? 1;
  }
  return (kind === 'rooms' ? ofYear : Math.sqrt(ofYear)) * shock;
}
