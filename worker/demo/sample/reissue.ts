import { monthOf, type MonthNumber } from './calendar.ts';
import { asEarned, type FiguresOf } from './hotelFile.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { mix } from './random.ts';

/**
 * Differences between the two issues of one month, in filings; as many, for its size, as in the real HOT2303.
 */
const LATE = 3;
const WITHDRAWN = 2;
const CORRECTED = 8;

/**
 * Two issues of one month: the first lacks late filings, holds some that are withdrawn later and some amounts
 * that are corrected later; the second is how things stand.
 */
export function twoIssues(
  tenures: readonly HotelTenure[],
  month: MonthNumber,
): { firstIssue: FiguresOf; secondIssue: FiguresOf } {
  const filing = tenures.filter((tenure) => asEarned(tenure, month, month) && isFiling(tenure, month));
  const shuffled = filing.toSorted((a, b) => mix(a.id, month, 9) - mix(b.id, month, 9));
  const late = new Set(shuffled.slice(0, LATE));
  const withdrawn = new Set(shuffled.slice(LATE, LATE + WITHDRAWN));
  const corrected = new Set(shuffled.slice(LATE + WITHDRAWN, LATE + WITHDRAWN + CORRECTED));
  return {
    firstIssue: (tenure, first, last) => {
      if (late.has(tenure)) return null;
      const earned = asEarned(tenure, first, last);
      if (!earned || !corrected.has(tenure)) return earned;
      return { totalCents: Math.ceil(earned.totalCents * 1.1), taxableCents: earned.taxableCents };
    },
    secondIssue: (tenure, first, last) => (withdrawn.has(tenure) ? null : asEarned(tenure, first, last)),
  };
}

/** Monthly filers of ten rooms and more that were there the whole month: their filings are never zero. */
function isFiling(tenure: HotelTenure, month: MonthNumber): boolean {
  const there = monthOf(tenure.begin) < month && (tenure.end === null || monthOf(tenure.end) > month);
  return there && tenure.filedRooms >= 10 && tenure.monthlyFrom <= month;
}
