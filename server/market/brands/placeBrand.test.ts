import { expect, test } from 'vitest';
import { rankBrands } from './placeBrand.ts';

test('a brand with fewer than ten rooms in a place has no rank there and does not affect others', () => {
  const brandOf = (brandId: number, rooms: number, revparReceipts: number) => ({
    ...{ brandId, properties: 1, months: 12, roomReceipts: revparReceipts, revparReceipts },
    ...{ roomMonths: rooms * 12, roomNights: rooms * 365 },
  });
  const only = { rank: 1, of: 1 };
  expect(rankBrands([brandOf(1, 9, 90_000_00), brandOf(2, 10, 10_000_00)])).toMatchObject([
    { brandId: 2, revparRank: only, receiptsPerRoomRank: only },
    { brandId: 1, revparRank: null, receiptsPerRoomRank: null },
  ]);
});
