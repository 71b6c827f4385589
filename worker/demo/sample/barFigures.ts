import type { BarTenure } from './barTenure.ts';
import type { MonthNumber } from './calendar.ts';
import { drinkDemand, priceLevel } from './economy.ts';
import { noise } from './random.ts';
import { shareOfMonth } from './tenures.ts';

/** Whole dollars; the parts add up to the total, except in an estimate, which has no parts. */
export interface BarFigures {
  liquor: number;
  wine: number;
  beer: number;
  cover: number;
  total: number;
}

/** Estimates by the comptroller for taxpayers who do not file. */
const ESTIMATES = [44_776, 44_775, 1_492] as const;
const ESTIMATED = 0.003;
/** In the newest months more have not filed yet. */
const ESTIMATED_RECENTLY = 0.015;
const RECENT_MONTHS = 3;
const SMALL_HOUSE = 7_000;

function estimate(tenure: BarTenure, month: MonthNumber): BarFigures {
  const total = ESTIMATES[Math.floor(noise(tenure.id, month, 12) * ESTIMATES.length)] ?? ESTIMATES[0];
  return { liquor: 0, wine: 0, beer: 0, cover: 0, total };
}

function isShut(tenure: BarTenure, month: MonthNumber): boolean {
  return noise(tenure.id, month, 13) < (tenure.monthly < SMALL_HOUSE ? 0.2 : 0.02);
}

/** A bar's receipts in one month, as in a release whose newest month is `newest`. */
export function barMonth(tenure: BarTenure, month: MonthNumber, newest: MonthNumber): BarFigures {
  const chance = month > newest - RECENT_MONTHS ? ESTIMATED_RECENTLY : ESTIMATED;
  if (noise(tenure.id, month, 11) < chance) return estimate(tenure, month);
  const demand = isShut(tenure, month) ? 0 : drinkDemand(tenure.region, month, tenure.countyCode);
  const sold = tenure.monthly * priceLevel(month) * demand * (0.84 + 0.32 * noise(tenure.id, month, 14));
  const receipts = sold * shareOfMonth(tenure, month);
  const [liquorShare, wineShare, beerShare] = tenure.shares;
  const liquor = Math.round(receipts * liquorShare * (0.94 + 0.12 * noise(tenure.id, month, 15)));
  const wine = Math.round(receipts * wineShare * (0.9 + 0.2 * noise(tenure.id, month, 16)));
  const beer = Math.round(receipts * beerShare);
  const cover = Math.round(receipts * Math.max(0, 1 - liquorShare - wineShare - beerShare));
  return { liquor, wine, beer, cover, total: liquor + wine + beer + cover };
}
