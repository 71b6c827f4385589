import { describe, expect, test } from 'vitest';
import { revpar, trailingTwelve } from './hotel.rules.ts';

/** A year of 100 rooms at a RevPAR of exactly $10.00 a day. */
const tenDollars = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days) => days * 100 * 10_00);

describe('RevPAR', () => {
  test('is receipts over rooms times days, to the cent, and unknown without rooms', () => {
    expect(revpar(92_907_99, 120, 31)).toBe(24.98);
    expect(revpar(100_00, null, 31)).toBeNull();
    expect(revpar(100_00, 0, 31)).toBeNull();
    expect(revpar(0, 10, 31)).toBe(0);
  });

  test('of twelve months is rounded up to a dollar', () => {
    const months = tenDollars.map((roomReceipts, i) => ({
      month: `2023-${String(i + 1).padStart(2, '0')}`,
      roomReceipts,
      roomCapacity: 100,
    }));
    expect(trailingTwelve(months).at(-1)).toEqual({ receipts: 365_000_00, revpar: 10, weighted: 10 });
    const [january, ...rest] = months;
    const more = [...(january ? [{ ...january, roomReceipts: january.roomReceipts + 1_00 }] : []), ...rest];
    expect(trailingTwelve(more).at(-1)).toMatchObject({ revpar: 11, weighted: 10 });
  });
});
