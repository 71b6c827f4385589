import { describe, expect, test } from 'vitest';
import { lodgingYears, revpar, trailingTwelve, type LodgingMonth } from './hotel.rules.ts';

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

test('years are compared by RevPAR over the months whose rooms count in both, or not at all', () => {
  const year = (of: number, rooms: readonly (number | null)[], receipts: number): LodgingMonth[] =>
    rooms.map((roomCapacity, i) => ({
      month: `${String(of)}-${String(i + 1).padStart(2, '0')}`,
      roomReceipts: receipts,
      roomCapacity,
    }));
  // January is dear in 2022; in 2023 its rooms do not count. February, 28 days: $10.00, then $11.00.
  const [before, now] = [year(2022, [1, 10], 2_800_00), year(2023, [null, 10], 3_080_00)];
  const changed = lodgingYears([...before, ...now]).at(-1);
  expect(changed).toMatchObject({ year: 2023, months: 2, revpar: 11_00, revparMonths: 1 });
  expect(changed?.compared).toEqual({
    months: ['2023-01', '2023-02'],
    revparMonths: ['2023-02'],
    receipts: 6_160_00,
    receiptsBefore: 5_600_00,
    revpar: 11_00,
    revparBefore: 10_00,
  });
  const apart = lodgingYears([...year(2022, [1, null], 1_00), ...year(2023, [null, 1], 1_00)]).at(-1);
  expect(apart?.compared).toMatchObject({ receipts: 2_00, revpar: null, revparBefore: null });
});
