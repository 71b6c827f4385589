import { expect, test } from 'vitest';
import { rankBrands } from './placeBrand.ts';

const brandOf = (brandId: number, rooms: number, revparReceipts: number) => ({
  brandId,
  properties: 1,
  months: 12,
  awaitedMonths: [],
  revparMonths: 12,
  roomReceipts: revparReceipts,
  revparReceipts,
  roomMonths: rooms * 12,
  roomNights: rooms * 365,
});

test('a brand with fewer than ten rooms in a place has no rank there and does not affect others', () => {
  const only = { rank: 1, of: 1 };
  expect(rankBrands([brandOf(1, 9, 90_000_00), brandOf(2, 10, 10_000_00)])).toMatchObject([
    { brandId: 2, revparRank: only, receiptsPerRoomRank: only },
    { brandId: 1, revparRank: null, receiptsPerRoomRank: null },
  ]);
});

test('a brand whose rooms count in three of its months has no rank: its figures are of a season', () => {
  const whole = brandOf(1, 100, 3_650_000_00);
  const summer = { ...whole, brandId: 2, revparMonths: 3, roomMonths: 100 * 3, roomNights: 100 * 92 };
  const only = { rank: 1, of: 1 };
  expect(rankBrands([whole, summer])).toMatchObject([
    { brandId: 1, rooms: 100, revpar: 100, revparRank: only, receiptsPerRoomRank: only },
    { brandId: 2, rooms: 100, receiptsPerRoom: 36_500_00, revparRank: null, receiptsPerRoomRank: null },
  ]);
});

test('a brand that lacks two of the months is not ranked by receipts per room, which are a sum', () => {
  const [whole, other] = [brandOf(1, 100, 3_650_000_00), brandOf(3, 50, 1_825_000_00)];
  const ten = { ...whole, brandId: 2, revparMonths: 10, roomMonths: 100 * 10, roomNights: 100 * 304 };
  expect(rankBrands([whole, ten, other])).toMatchObject([
    { brandId: 2, revparRank: { rank: 1, of: 3 }, receiptsPerRoomRank: null },
    { brandId: 1, revparRank: { rank: 2, of: 3 }, receiptsPerRoomRank: { rank: 1, of: 2 } },
    { brandId: 3, revparRank: { rank: 2, of: 3 }, receiptsPerRoomRank: { rank: 1, of: 2 } },
  ]);
});
