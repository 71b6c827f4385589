import { beforeAll, expect, test } from 'vitest';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertPortfolio } from './portfolio.testing.ts';

const server = useServer();

const FIGURES = `query ($id: ID!) { node(id: $id) { ... on Portfolio { figures {
  monthsPublished
  rows { trailingReceipts trailingRevpar trailingMonths trailingChange { amount } trailingComparedMonths receiptsByMonth apportionedMonths }
  total { trailingReceipts trailingRevpar trailingChange { amount } trailingComparedMonths receiptsByMonth apportionedMonths }
} } } }`;

interface Figures {
  monthsPublished: number;
  rows: { receiptsByMonth: (number | null)[] }[];
  total: { receiptsByMonth: (number | null)[] };
}

async function figuresOf(hotels: readonly InsertedHotel[]): Promise<Figures> {
  const id = await insertPortfolio(server, 'HOTEL', hotels);
  const { node } = await server.query<{ node: { figures: Figures } }>(FIGURES, { id });
  return node.figures;
}

/** No release has monthly filers of June to August 2022, nor of July and August 2023. */
const PUBLISHED = [...monthsBetween('2022-01', '2022-05'), ...monthsBetween('2022-09', '2023-06'), '2023-09'];
let quarterly: InsertedHotel;
let monthly: InsertedHotel;

beforeAll(async () => {
  const { db } = server;
  await insertRelease(db, { periods: Object.fromEntries(PUBLISHED.map((month) => [lastDayOf(month), 1])) });
  quarterly = await insertHotel(db, { location_name: 'A QUARTERLY', last_month: '2023-09-01' });
  monthly = await insertHotel(db, { location_name: 'B MONTHLY', last_month: '2023-09-01' });
  // $100 a day for 100 rooms, and $300 in the summer of 2023.
  const dollars = (month: string, perDay: number): number =>
    Number(lastDayOf(month).slice(-2)) * perDay * 100;
  const summer = ['2023-07', '2023-08'];
  for (const month of monthsBetween('2022-06', '2023-09')) {
    const receipts = [dollars(month, summer.includes(month) ? 300 : 100)];
    await insertHotelMonths(db, [quarterly], { from: month, receipts });
  }
  await db.query(
    "/* test.apportion */ update hotel_month set apportioned_cents = room_receipts_cents where property_id = $1 and month = '2023-07-01'",
    [quarterly.id],
  );
  for (const month of PUBLISHED) {
    await insertHotelMonths(db, [monthly], { from: month, receipts: [dollars(month, 200)] });
  }
});

test('sums over the published months leave out those of quarterly filers alone', async () => {
  const { monthsPublished, rows, total } = await figuresOf([quarterly, monthly]);
  expect(monthsPublished).toBe(10);
  // October to June, and September: 303 days.
  expect(rows[0]).toMatchObject({ trailingReceipts: 30_300, trailingRevpar: 1, trailingMonths: 10 });
  expect(total).toMatchObject({ trailingReceipts: 90_900, trailingRevpar: 1.5 });
});

test('all together have no figures of a month that only quarterly filers have, as a chart has none', async () => {
  const { rows, total } = await figuresOf([quarterly, monthly]);
  // June to September 2023.
  expect(rows[0]?.receiptsByMonth.slice(-4)).toEqual([3_000, 9_300, 9_300, 3_000]);
  expect(total.receiptsByMonth.slice(-4)).toEqual([9_000, null, null, 9_000]);
  expect(rows[0]).toMatchObject({ apportionedMonths: ['2023-07'] });
  expect(total).toMatchObject({ apportionedMonths: [] });
});

test('changes name the months that they compare, which are published in both years', async () => {
  const { rows, total } = await figuresOf([quarterly, monthly]);
  // June to August are published in one of the two years alone, though the quarterly filer has them in both.
  expect(rows[0]).toMatchObject({ trailingChange: { amount: 0 }, trailingComparedMonths: ['2023-09'] });
  const both = ['2023-01', '2023-02', '2023-03', '2023-04', '2023-05', '2023-09'];
  expect(rows[1]).toMatchObject({ trailingChange: { amount: 0 }, trailingComparedMonths: both });
  expect(total).toMatchObject({ trailingChange: { amount: 0 }, trailingComparedMonths: both });
});

test('a property names its partial months, those of a quarter included, whoever of its owners had them', async () => {
  const { db } = server;
  const lately = { last_month: '2023-09-01' };
  const begin = { ...lately, responsibility_begin: '2022-09-16' };
  const opened = await insertHotel(db, { ...begin, location_name: 'A OPENED' });
  const owners = await insertHotel(db, { ...begin, location_name: 'B OF TWO OWNERS' });
  const seller = await insertHotel(db, { ...lately, responsibility_end: '2022-09-15' });
  for (const hotel of [opened, owners, seller]) {
    await insertHotelMonths(db, [hotel], { from: '2022-09', receipts: [15_000_00] });
  }
  await insertHotelMonths(db, [opened, owners], { from: '2023-09', receipts: [31_000_00] });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2022-09', to: '2022-09' },
    { id: owners.id, from: '2022-09', to: '2023-09' },
  ]);
  const shut = await insertHotel(db, {
    ...lately,
    location_name: 'C SHUT',
    responsibility_end: '2023-08-20',
  });
  const columns = { apportioned_cents: 100_00 };
  await insertHotelMonths(db, [shut], { from: '2023-07', receipts: [100_00, 100_00, 100_00], columns });
  const id = await insertPortfolio(server, 'HOTEL', [opened, owners, shut]);
  const asked = `query ($id: ID!) { node(id: $id) { ... on Portfolio { figures { rows { partialMonths } } } } }`;
  const { node } = await server.query<{ node: { figures: object } }>(asked, { id });
  expect(node.figures).toEqual({
    rows: [
      { partialMonths: ['2022-09'] },
      { partialMonths: [] },
      { partialMonths: ['2023-07', '2023-08', '2023-09'] },
    ],
  });
});
