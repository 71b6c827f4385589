import { daysOf, partsOf } from '../lib/formatMonth.ts';
import { sumMoney } from '../lib/sumMoney.ts';
import type { BrandFigures, BrandMonth } from './brandFigures.ts';

interface Headline {
  /** Null where the brand has nothing in the latest published month. */
  latest: BrandMonth | null;
  /** Null unless all of the last 12 months are published. */
  ttm: number | null;
  /** Receipts over available room-nights of the 12 months. */
  ttmRevpar: number | null;
}

const NOTHING: Headline = { latest: null, ttm: null, ttmRevpar: null };

/** What a brand took in lately: the latest published month, and the 12 up to it. */
export function brandHeadline(figures: BrandFigures): Headline {
  const { months, latestMonth } = figures;
  if (latestMonth === null) return NOTHING;
  const now = twelveUpTo(figures, latestMonth);
  const ttm = now && sumMoney(now, ({ roomReceipts }) => roomReceipts);
  return {
    latest: months.find(({ month }) => month === latestMonth) ?? null,
    ttm,
    ttmRevpar: now && weightedRevpar(now),
  };
}

/** The brand's months among the 12 up to one; null unless each of them is published. */
function twelveUpTo({ months, published }: BrandFigures, last: string): BrandMonth[] | null {
  const wanted = Array.from({ length: 12 }, (_, index) => monthsEarlier(last, index));
  if (!wanted.every((month) => published.includes(month))) return null;
  return months.filter(({ month }) => wanted.includes(month));
}

function monthsEarlier(month: string, count: number): string {
  const parts = partsOf(month);
  const index = parts.year * 12 + parts.month - 1 - count;
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function weightedRevpar(months: readonly BrandMonth[]): number | null {
  const nights = months.reduce((sum, { month, rooms }) => sum + rooms * daysOf(month), 0);
  // Not all receipts: those of hotels whose rooms do not count are in neither part.
  const taken = months.reduce(
    (sum, { month, rooms, revpar }) => sum + (revpar ?? 0) * rooms * daysOf(month),
    0,
  );
  return nights === 0 ? null : taken / nights;
}
