import { daysIn, quarterStart, type MonthNumber } from './calendar.ts';
import { priceLevel, roomDemand } from './economy.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { noise } from './random.ts';
import { shareOfMonth } from './tenures.ts';

export interface HotelFigures {
  totalCents: number;
  taxableCents: number;
}

/** True if a small place had no guests: for whole quarters, mostly slow ones. */
function isIdle(tenure: HotelTenure, month: MonthNumber, demand: number): boolean {
  if (tenure.rooms > 3) return false;
  return noise(tenure.id, quarterStart(month), 1) < Math.min(0.85, Math.max(0.1, 0.84 - 0.46 * demand));
}

function taxable(tenure: HotelTenure, month: MonthNumber, totalCents: number): number {
  const chance = noise(tenure.id, month, 2);
  if (chance < 0.012) return 0;
  if (chance < 0.4 && tenure.taxableShare > 0.85) return totalCents;
  const share = tenure.taxableShare * (0.9 + 0.2 * noise(tenure.id, month, 3));
  return Math.round(totalCents * Math.min(1, share));
}

/** A location's receipts in one month, in cents; both zero if idle. Taxable receipts never exceed the total. */
export function hotelMonth(tenure: HotelTenure, month: MonthNumber): HotelFigures {
  const demand = roomDemand(tenure.region, month, tenure.countyCode ?? 0);
  if (isIdle(tenure, month, demand)) return { totalCents: 0, taxableCents: 0 };
  const occupancy = Math.min(0.97, tenure.occupancy * demand * (0.88 + 0.24 * noise(tenure.id, month, 4)));
  const rate = tenure.rate * priceLevel(month) * (0.9 + 0.1 * Math.min(2, demand));
  const nights = tenure.rooms * daysIn(month) * shareOfMonth(tenure, month);
  const totalCents = Math.round(nights * occupancy * rate * 100);
  const taxableCents = taxable(tenure, month, totalCents);
  return { totalCents: tenure.slip?.month === month ? tenure.slip.totalCents : totalCents, taxableCents };
}

/** Sum of some months, as a quarterly filer files them. */
export function hotelMonths(tenure: HotelTenure, first: MonthNumber, last: MonthNumber): HotelFigures {
  const sum = { totalCents: 0, taxableCents: 0 };
  for (let month = first; month <= last; month++) {
    const { totalCents, taxableCents } = hotelMonth(tenure, month);
    sum.totalCents += totalCents;
    sum.taxableCents += taxableCents;
  }
  return sum;
}
