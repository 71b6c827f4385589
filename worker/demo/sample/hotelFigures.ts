import { daysIn, quarterStart, type MonthNumber } from './calendar.ts';
import { demandOf, priceLevel } from './economy.ts';
import { noise } from './random.ts';
import { shareOfMonth, type HotelTenure } from './tenures.ts';

export interface HotelFigures {
  totalCents: number;
  taxableCents: number;
}

/** True if a small place had no guests: for whole quarters, mostly slow ones. */
function isIdle(tenure: HotelTenure, month: MonthNumber, demand: number): boolean {
  if (tenure.rooms > 3) return false;
  return noise(tenure.id, quarterStart(month), 1) < Math.min(0.85, Math.max(0.1, 0.84 - 0.46 * demand));
}

function taxable({ id, taxableShare }: HotelTenure, month: MonthNumber, totalCents: number): number {
  const chance = noise(id, month, 2);
  if (chance < 0.012) return 0;
  if (chance < 0.4 && taxableShare > 0.85) return totalCents;
  return Math.round(totalCents * Math.min(1, taxableShare * (0.9 + 0.2 * noise(id, month, 3))));
}

/** A location's receipts in one month, in cents; both zero if idle. Taxable receipts never exceed the total. */
export function hotelMonth(tenure: HotelTenure, month: MonthNumber): HotelFigures {
  const demand = demandOf('rooms', tenure.region, month, tenure.countyCode ?? 0);
  if (isIdle(tenure, month, demand)) return { totalCents: 0, taxableCents: 0 };
  const occupancy = Math.min(0.97, tenure.occupancy * demand * (0.88 + 0.24 * noise(tenure.id, month, 4)));
  const rate = tenure.rate * priceLevel(month) * (0.9 + 0.1 * Math.min(2, demand));
  const nights = tenure.rooms * daysIn(month) * shareOfMonth(tenure, month);
  const totalCents = Math.round(nights * occupancy * rate * 100);
  const taxableCents = taxable(tenure, month, totalCents);
  return { totalCents: tenure.slip?.month === month ? tenure.slip.totalCents : totalCents, taxableCents };
}

/** Figures of a location for the months from `first` to `last`: one month or one filed quarter. */
export type FiguresOf = (tenure: HotelTenure, first: MonthNumber, last: MonthNumber) => HotelFigures | null;

/** True figures; null for one filing in five hundred, which never came. */
export function asEarned(tenure: HotelTenure, first: MonthNumber, last: MonthNumber): HotelFigures | null {
  if (noise(tenure.id, last, 5) < 0.002) return null;
  const sum = { totalCents: 0, taxableCents: 0 };
  for (let month = first; month <= last; month++) {
    const { totalCents, taxableCents } = hotelMonth(tenure, month);
    sum.totalCents += totalCents;
    sum.taxableCents += taxableCents;
  }
  return sum;
}
