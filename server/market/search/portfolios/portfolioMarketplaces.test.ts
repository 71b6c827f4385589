import { beforeAll, expect, test } from 'vitest';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertPortfolio } from './portfolio.testing.ts';

const server = useServer();

const TOTAL = `query ($id: ID!) { node(id: $id) { ... on Portfolio { figures { total {
  receipts receiptsChange { percent } marketplaceReceipts hotelsAlone { later change { percent } }
  trailingReceipts trailingMarketplaceReceipts trailingHotelsAlone { change { percent } }
} } } } }`;

async function totalOf(hotels: readonly InsertedHotel[]): Promise<object> {
  const id = await insertPortfolio(server, 'HOTEL', hotels);
  const { node } = await server.query<{ node: { figures: { total: object } } }>(TOTAL, { id });
  return node.figures.total;
}

beforeAll(async () => {
  const months = monthsBetween('2022-02', '2023-02');
  await insertRelease(server.db, { periods: Object.fromEntries(months.map((each) => [lastDayOf(each), 1])) });
});

/** Dollars a month from February 2022 to January 2023, and in February 2023. */
async function insertOne(before: number, now: number, is_marketplace: boolean): Promise<InsertedHotel> {
  const hotel = await insertHotel(server.db, { last_month: '2023-02-01', is_marketplace });
  const receipts = [...Array<number>(12).fill(before * 100), now * 100];
  await insertHotelMonths(server.db, [hotel], { from: '2022-02', receipts, columns: { is_marketplace } });
  return hotel;
}

test('a total says what of it is by marketplaces, and how the hotels changed without them', async () => {
  const hotels = [await insertOne(1_000, 900, false), await insertOne(1_000, 2_000, true)];
  expect(await totalOf(hotels)).toEqual({
    receipts: 2_900,
    receiptsChange: { percent: 45 },
    marketplaceReceipts: 2_000,
    hotelsAlone: { later: 900, change: { percent: -10 } },
    trailingReceipts: 24_900,
    trailingMarketplaceReceipts: 13_000,
    trailingHotelsAlone: { change: { percent: -10 } },
  });
});

test('hotels alone have no part by marketplaces, and marketplaces alone no change of hotels', async () => {
  const none = { marketplaceReceipts: null, hotelsAlone: null, trailingHotelsAlone: null };
  expect(await totalOf([await insertOne(1_000, 900, false)])).toMatchObject(none);
  expect(await totalOf([await insertOne(1_000, 900, true)])).toMatchObject({
    marketplaceReceipts: 900,
    hotelsAlone: null,
  });
});
