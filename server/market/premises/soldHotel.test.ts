import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandNamed } from '../brands/brand.factory.ts';
import { comparison, insertCompared, keyOf } from '../figures/compare/compare.testing.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertSearchEntries } from '../search/search.factory.ts';
import { insertPortfolio } from '../search/portfolios/portfolio.testing.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { lastDayOf, monthsBetween } from '../../platform/lib/month.ts';
import { insertEstablishment } from './premises.factory.ts';

/** Lists and comparisons of hotels that were sold; rankings, sets and recent views have theirs in their own tests. */
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const periods = Object.fromEntries(
    monthsBetween('2022-02', '2023-02').map((month) => [lastDayOf(month), 1]),
  );
  await insertRelease(server.db, { periods });
});
afterAll(() => server.close());

describe('a hotel that was sold in February 2023', () => {
  let seller: InsertedHotel;
  let buyer: InsertedHotel;
  let other: InsertedHotel;
  const inputOf = (changes: object): object => ({
    input: { subject: keyOf(other), from: '2023-01', to: '2023-02', ...changes },
  });
  const ask = async (changes: object): Promise<{ competitors: object[] }> =>
    (await server.query<{ compareHotels: { competitors: object[] } }>(comparison, inputOf(changes)))
      .compareHotels;
  beforeAll(async () => {
    other = await insertCompared(server, 'SUBJECT', 100, { '2023-01': { receipts: 310_000 } });
    seller = await insertCompared(server, 'OLD INN', 100, {
      '2022-01': { receipts: 100_000 },
      '2022-02': { receipts: 80_000 },
      '2023-01': { receipts: 155_000 },
      '2023-02': { receipts: 40_000 },
      '2023-03': { receipts: 0 },
    });
    buyer = await insertCompared(server, 'NEW INN', 110, {
      '2023-02': { receipts: 60_000 },
      '2023-03': { receipts: 341_000 },
    });
    await insertEstablishment(server.db, 'hotel', [
      { id: seller.id, from: '2022-01', to: '2023-02' },
      { id: buyer.id, from: '2023-02', to: '2023-03' },
    ]);
  });

  test('is one hotel through the sale, whichever owner is named, and rooms are not added', async () => {
    const asked = await ask({ competitors: [keyOf(seller)] });
    expect(asked.competitors).toMatchObject([
      {
        hotel: { name: 'NEW INN' },
        monthsFiled: 2,
        roomReceiptsByMonth: [155_000, 100_000],
        // $100,000 of 110 rooms in 28 days; the seller had 100 of them.
        revparByMonth: [50, 32.47],
        roomCapacity: 110,
        // February: $100,000 against $80,000; no release has January 2022.
        receiptsChange: { amount: 20_000, percent: 25 },
      },
    ]);
    expect(await ask({ competitors: [keyOf(buyer)] })).toEqual(asked);
    expect(await ask({ competitors: [keyOf(seller), keyOf(buyer)] })).toEqual(asked);
  });

  test('is not a competitor of itself', async () => {
    const given = inputOf({ subject: keyOf(buyer), competitors: [keyOf(seller)] });
    await expect(server.query(comparison, given)).rejects.toThrow('the same hotel under another owner');
    const others = { subject: keyOf(seller), competitors: [keyOf(buyer), keyOf(other)] };
    expect((await ask(others)).competitors).toHaveLength(1);
  });
});

interface Shown {
  figures: { rows: object[]; total: object };
  chart: object;
}

/** A new portfolio with these properties, as the page shows it. */
async function portfolioOf(properties: readonly { id: number }[]): Promise<Shown> {
  const id = await insertPortfolio(server, 'HOTEL', properties);
  const { node } = await server.query<{ node: Shown }>(
    `query ($id: ID!) { node(id: $id) { ... on Portfolio {
      figures {
        rows { hotel { name } earlierProperty { name lastMonth } receipts receiptsChange { percent } trailingReceipts
          trailingMonths trailingRevpar isAwaited }
        total { receipts receiptsChange { percent } }
      }
      chart(from: "2023-01") { months receipts revpar lines { hotel { name } receipts } }
    } } }`,
    { id },
  );
  return node;
}

test('a portfolio’s figures run through a sale, in the row, the total and the chart', async () => {
  const months = (from: string, receipts: number[], rooms: number) => ({
    from,
    receipts: receipts.map((dollars) => dollars * 100),
    columns: { room_capacity: rooms },
  });
  const seller = await insertHotel(server.db, { location_name: 'OLD INN', last_month: '2023-01-01' });
  await insertHotelMonths(server.db, [seller], months('2022-02', [28_000, 31_000], 10));
  await insertHotelMonths(server.db, [seller], months('2023-01', [20_000], 10));
  const buyer = await insertHotel(server.db, { location_name: 'NEW INN', last_month: '2023-02-01' });
  await insertHotelMonths(server.db, [buyer], months('2023-01', [11_000, 56_000], 10));
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2022-02', to: '2023-01' },
    { id: buyer.id, from: '2023-01', to: '2023-02' },
  ]);
  const { chart, figures } = await portfolioOf([seller]);
  const { rows, total } = figures;
  expect(rows).toMatchObject([
    {
      hotel: { name: 'NEW INN' },
      receipts: 56_000,
      isAwaited: false,
      trailingMonths: 3,
      receiptsChange: { percent: 100 },
      trailingReceipts: 118_000,
      // $118,000 over ten rooms in March, January and February: the two owners of January had the same ten.
      trailingRevpar: 131.11,
    },
  ]);
  expect(total).toMatchObject({ receipts: 56_000, receiptsChange: { percent: 100 } });
  expect(chart).toEqual({
    months: ['2023-01', '2023-02'],
    receipts: [31_000, 56_000],
    revpar: [100, 200],
    lines: [{ hotel: { name: 'NEW INN' }, receipts: [31_000, 56_000] }],
  });
  expect(rows[0]).toMatchObject({ earlierProperty: { name: 'OLD INN', lastMonth: '2023-01' } });
  const both = await portfolioOf([seller, buyer]);
  expect(both).toEqual({ figures: { rows: [{ ...rows[0], earlierProperty: null }], total }, chart });
});

test('a hotel that was sold is one location while its last owner still counts as current', async () => {
  const { db } = server;
  const omni = await brandNamed(db, 'Omni Hotels');
  const inn = { brand_id: omni.id, room_capacity: 70 };
  const seller = await insertHotel(db, { ...inn, location_name: 'OMNI OLD' });
  const buyer = await insertHotel(db, { ...inn, location_name: 'OMNI NEW', room_capacity: 71 });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2022-03', to: '2022-12' },
    { id: buyer.id, from: '2023-01', to: '2023-02' },
  ]);
  const { brand: own } = await server.query<{ brand: object }>(
    'query ($id: ID!) { brand(id: $id) { locations rooms hotels(first: 5) { nodes { name } } } }',
    { id: `brand:${String(omni.id)}` },
  );
  expect(own).toEqual({ locations: 1, rooms: 71, hotels: { nodes: [{ name: 'OMNI NEW' }] } });
});

test('a hotel that was sold is suggested once, also among ten that start with the text', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 12; at++) {
    const label = `RESALE INN ${String.fromCharCode(65 + at)}`;
    const { id } = await insertHotel(server.db, { location_name: label, last_month: '2023-12-01' });
    await insertSearchEntries(server.db, [
      { kind: 'PROPERTY', key: id, label, facts: ['WACO 76701', '1 RESALE', 'OWNER'], weight: 100 - at },
    ]);
    ids.push(id);
  }
  const [seller = 0, buyer = 0] = ids;
  await insertEstablishment(server.db, 'hotel', [
    { id: seller, from: '2020-01', to: '2023-10' },
    { id: buyer, from: '2023-11', to: '2023-12' },
  ]);
  const suggested = async (text: string): Promise<string[]> => {
    const answer = await server.query<{ search: { hotels: { name: string }[] } }>(
      'query ($text: String!) { search(product: HOTEL, text: $text) { hotels { name } } }',
      { text },
    );
    return answer.search.hotels.map(({ name }) => name);
  };
  const found = await suggested('resale');
  expect(found).toHaveLength(10);
  expect(found).not.toContain('RESALE INN A');
  expect((await suggested('resale inn a'))[0]).toBe('RESALE INN B');
});

test('the last month of an owner has receipts, and the last filed one may have none', async () => {
  const [seller, buyer, alone] = [
    await insertCompared(server, 'SOLD', 50, { '2022-02': { receipts: 1_000 } }),
    await insertHotel(server.db, { location_name: 'EMPTY', last_month: '2023-02-01' }),
    await insertHotel(server.db, { location_name: 'ALONE', last_month: '2023-02-01' }),
  ];
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2022-02', to: '2022-02' },
    { id: buyer.id, from: '2022-03', to: '2022-08' },
  ]);
  await insertHotelMonths(server.db, [alone], { from: '2022-12', receipts: [100_00, 200_00, 0] });
  const monthsOf = async (hotel: InsertedHotel): Promise<object> => {
    const answer = await server.query<{ hotel: { establishment: { latest: object } } }>(
      `query ($taxpayerNumber: String!, $locationNumber: Int!) {
        hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
          establishment { latest { lastMonth lastFiled } }
        }
      }`,
      keyOf(hotel),
    );
    return answer.hotel.establishment.latest;
  };
  expect(await monthsOf(buyer)).toEqual({ lastMonth: '2022-08', lastFiled: '2023-02' });
  expect(await monthsOf(alone)).toEqual({ lastMonth: '2023-01', lastFiled: '2023-02' });
});
