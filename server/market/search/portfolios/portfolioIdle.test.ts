import { beforeAll, expect, test } from 'vitest';
import { comparison, keyOf } from '../../figures/compare/compare.testing.ts';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertPortfolio } from './portfolio.testing.ts';

const server = useServer();

const TOTAL = `query ($id: ID!) { node(id: $id) { ... on Portfolio { figures { total {
  receiptsChange { percent } receiptsChangeWithoutIdle { percent }
  trailingChange { percent } trailingChangeWithoutIdle { percent }
} } } } }`;

async function totalOf(
  product: 'HOTEL' | 'BEVERAGE',
  properties: readonly { id: number }[],
): Promise<unknown> {
  const id = await insertPortfolio(server, product, properties);
  const { node } = await server.query<{ node: { figures: { total: unknown } } }>(TOTAL, { id });
  return node.figures.total;
}

let steady: InsertedHotel;
let reopened: InsertedHotel;
beforeAll(async () => {
  const { db } = server;
  const months = monthsBetween('2022-02', '2023-02');
  await insertRelease(db, { periods: Object.fromEntries(months.map((month) => [lastDayOf(month), 1])) });
  steady = await insertHotel(db, { last_month: '2023-02-01' });
  await insertHotelMonths(db, [steady], { from: '2022-02', receipts: [100_000] });
  await insertHotelMonths(db, [steady], { from: '2023-02', receipts: [110_000] });
  reopened = await insertHotel(db, { last_month: '2023-02-01' });
  const columns = { room_capacity: null, rooms_flag: 'IDLE_ROOMS' };
  await insertHotelMonths(db, [reopened], { from: '2022-02', receipts: [0], columns });
  await insertHotelMonths(db, [reopened], { from: '2023-02', receipts: [50_000] });
});

test('beside the change of a portfolio stands the one without hotels that were idle', async () => {
  expect(await totalOf('HOTEL', [steady, reopened])).toEqual({
    receiptsChange: { percent: 60 },
    receiptsChangeWithoutIdle: { percent: 10 },
    trailingChange: { percent: 60 },
    trailingChangeWithoutIdle: { percent: 10 },
  });
});

test('where nothing is left without them, there is none', async () => {
  expect(await totalOf('HOTEL', [reopened])).toMatchObject({
    receiptsChange: null,
    receiptsChangeWithoutIdle: null,
  });
});

test('competitors have it too', async () => {
  const subject = await insertHotel(server.db);
  const input = {
    subject: keyOf(subject),
    competitors: [steady, reopened].map(keyOf),
    from: '2023-02',
    to: '2023-02',
  };
  const { compareHotels } = await server.query<{ compareHotels: object }>(comparison, { input });
  expect(compareHotels).toMatchObject({
    competitorSet: {
      receiptsChange: { amount: 600, percent: 60 },
      receiptsChangeWithoutIdle: { amount: 100, percent: 10 },
    },
  });
});

test('beside that of bars stands the one without those that filed $0', async () => {
  const { db } = server;
  const periods = { '2022-02-28': 1, '2023-02-28': 1 };
  await insertRelease(db, { product: 'beverage', periods });
  const [open, opened] = [await insertBeverage(db), await insertBeverage(db)];
  await insertBeverageMonths(db, open, { from: '2022-02', receipts: [100_000] });
  await insertBeverageMonths(db, open, { from: '2023-02', receipts: [110_000] });
  await insertBeverageMonths(db, opened, { from: '2022-02', receipts: [0] });
  await insertBeverageMonths(db, opened, { from: '2023-02', receipts: [50_000] });
  expect(await totalOf('BEVERAGE', [open, opened])).toMatchObject({
    receiptsChange: { percent: 60 },
    receiptsChangeWithoutIdle: { percent: 10 },
  });
});
