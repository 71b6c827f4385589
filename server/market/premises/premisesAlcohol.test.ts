import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { addMonths } from '../../platform/lib/month.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertEstablishment, insertPremises } from './premises.factory.ts';
import { createPremisesLoaders } from './premises.loader.ts';

const months = 'alcoholMonths { month totalReceipts rooms perAvailableRoom release { id } }';
const trailing = 'alcoholTrailing { from to months totalReceipts availableRoomNights perAvailableRoom }';

let server: TestServer;
let release: number;
beforeAll(async () => {
  server = await testServer();
  release = await insertRelease(server.db, { product: 'beverage' });
});
afterAll(() => server.close());

async function insertBar(premises_id: number, from: string, receipts: readonly number[]): Promise<void> {
  const bar = await insertBeverage(server.db, { premises_id });
  await insertBeverageMonths(server.db, bar, { from, receipts, releaseId: release });
}

async function insertRooms(premises_id: number, from: string, count: number, columns = {}): Promise<void> {
  const hotel = await insertHotel(server.db, { premises_id });
  const receipts = Array<number>(count).fill(1_00);
  await insertHotelMonths(server.db, [hotel], { from, receipts, columns });
}

async function ask(premisesId: number, selection: string): Promise<unknown> {
  const { node } = await server.query<{ node: unknown }>(
    `query ($id: ID!) { node(id: $id) { ... on Premises { ${selection} } } }`,
    { id: `premises:${String(premisesId)}` },
  );
  return node;
}

test('all bars at an address are compared with all rooms there, without flagged rooms and marketplaces', async () => {
  const here = await insertPremises(server.db, '1 MAIN ST');
  await insertBar(here, '2023-01', [3_100_00, 2_800_00, 3_100_00]);
  await insertBar(here, '2023-02', [1_400_00]);
  await insertRooms(here, '2023-01', 2);
  await insertRooms(here, '2023-02', 1, { room_capacity: 50 });
  await insertRooms(here, '2023-02', 1, { room_capacity: 9_000, is_left_out: true });
  await insertRooms(here, '2023-02', 2, { room_capacity: 1, is_marketplace: true });
  await insertRooms(await insertPremises(server.db, '2 MAIN ST'), '2023-01', 3);
  const of = { release: { id: `release:${String(release)}` } };
  const all = [
    // $3,100 over 100 rooms and 31 days.
    { ...of, month: '2023-01', totalReceipts: 3_100, rooms: 100, perAvailableRoom: 1 },
    // $4,200 over 150 rooms and 28 days.
    { ...of, month: '2023-02', totalReceipts: 4_200, rooms: 150, perAvailableRoom: 1 },
    { ...of, month: '2023-03', totalReceipts: 3_100, rooms: null, perAvailableRoom: null },
  ];
  expect(await ask(here, `${months} ${trailing}`)).toEqual({
    alcoholMonths: all,
    // March has no rooms, so it counts on neither side: $7,300 over 7,300 room-nights.
    alcoholTrailing: {
      from: '2022-03',
      to: '2023-02',
      months: 2,
      totalReceipts: 7_300,
      availableRoomNights: 7_300,
      perAvailableRoom: 1,
    },
  });
  const february = months.replace('Months', 'Months(from: "2023-02", to: "2023-02")');
  expect(await ask(here, february)).toEqual({ alcoholMonths: [all[1]] });
});

test('rooms that both owners of a hand-over filed are there once', async () => {
  const here = await insertPremises(server.db, '21 MAIN ST');
  await insertBar(here, '2023-01', [3_100_00]);
  const owners = await Promise.all(
    [1, 2].map(() => insertHotel(server.db, { premises_id: here, county_code: 99 })),
  );
  await insertHotelMonths(server.db, owners, { from: '2023-01', receipts: [5_00] });
  await insertEstablishment(
    server.db,
    'hotel',
    owners.map(({ id }) => ({ id, from: '2023-01', to: '2023-01' })),
  );
  const rank = 'alcoholRank { median }';
  expect(await ask(here, `alcoholMonths { rooms roomReceipts perAvailableRoom } ${rank}`)).toEqual({
    alcoholMonths: [{ rooms: 100, roomReceipts: 10, perAvailableRoom: 1 }],
    alcoholRank: { median: 1 },
  });
});

test('the twelve months end with the latest month that has both', async () => {
  const here = await insertPremises(server.db, '3 MAIN ST');
  await insertBar(here, '2022-01', Array<number>(18).fill(1_000_00));
  await insertRooms(here, '2021-01', 29);
  expect(await ask(here, trailing)).toEqual({
    // June 2022 to May 2023: the hotel has yet to file for June.
    alcoholTrailing: {
      from: '2022-06',
      to: '2023-05',
      months: 12,
      totalReceipts: 12_000,
      availableRoomNights: 36_500,
      perAvailableRoom: 0.33,
    },
  });
});

test('there are no figures without bars, without rooms, or if the hotel ended long ago', async () => {
  const hotelOnly = await insertPremises(server.db, '4 MAIN ST');
  await insertRooms(hotelOnly, '2023-01', 3);
  expect(await ask(hotelOnly, `${months} ${trailing}`)).toEqual({ alcoholMonths: [], alcoholTrailing: null });

  const barOnly = await insertPremises(server.db, '5 MAIN ST');
  await insertBar(barOnly, '2023-01', [5_00]);
  await insertRooms(barOnly, '2023-01', 1, { room_capacity: null });
  expect(await ask(barOnly, trailing)).toEqual({ alcoholTrailing: null });

  const outlived = await insertPremises(server.db, '6 MAIN ST');
  await insertRooms(outlived, '2022-01', 1);
  await insertBar(outlived, '2022-01', Array<number>(12).fill(5_00));
  expect(await ask(outlived, trailing)).toMatchObject({ alcoholTrailing: { to: '2022-01' } });
  await insertBar(outlived, '2023-01', [5_00]);
  expect(await ask(outlived, trailing)).toEqual({ alcoholTrailing: null });
});

test('alcohol has a share of both, and a rank among the addresses of the county that have both', async () => {
  const county = { county_code: 43 };
  const months = (dollars: number, count: number): number[] => Array<number>(count).fill(dollars * 100);
  const [best, middle, last, short, elsewhere] = await Promise.all(
    ['11 OAK', '12 OAK', '13 OAK', '14 OAK', '15 OAK'].map((address) => insertPremises(server.db, address)),
  );
  const both = async (
    premises: number | undefined,
    dollars: number,
    count: number,
    of: Record<string, number>,
  ): Promise<void> => {
    await insertBar(premises ?? 0, addMonths('2024-01', -count), months(dollars, count));
    const hotel = await insertHotel(server.db, { ...of, premises_id: premises, last_month: '2023-12-01' });
    await insertHotelMonths(server.db, [hotel], {
      from: '2023-01',
      receipts: months(9_000, 12),
      columns: of,
    });
  };
  await both(best, 6_000, 12, county);
  await both(middle, 3_000, 10, county);
  await both(last, 1_000, 12, county);
  // The last five months are a season, and another county another market.
  await both(short, 90_000, 5, county);
  await both(elsewhere, 90_000, 12, { county_code: 44 });
  const rank =
    'alcoholTrailing { roomReceipts alcoholShare } alcoholRank { position { rank of } county median }';
  // $1,000 of $10,000 each month; the middle address has $30,000 over 306 days of 100 rooms.
  expect(await ask(last ?? 0, rank)).toEqual({
    alcoholTrailing: { roomReceipts: 108_000, alcoholShare: 10 },
    alcoholRank: { position: { rank: 3, of: 3 }, county: expect.any(String) as string, median: 0.98 },
  });
  expect(await ask(short ?? 0, rank)).toMatchObject({
    alcoholTrailing: { roomReceipts: 45_000 },
    alcoholRank: null,
  });
});

test('the premises of many hotels take one statement for months, and one for the latest', async () => {
  await server.token('paid');
  const { statements } = await countSql(() =>
    server.query(`{ hotels(first: 50) { nodes { premises { ${months} ${trailing} } } } }`),
  );
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual([
    'hotelList',
    'latestAlcoholMonths',
    'premisesAlcoholMonths',
    'releasesById',
    'useSessions',
  ]);
});

test('the twelve months are summed once for all who ask, from no more months than they need', async () => {
  const here = await insertPremises(server.db, '22 MAIN ST');
  await insertBar(here, '2020-01', Array<number>(48).fill(1_000_00));
  await insertRooms(here, '2020-01', 37);
  const read: number[] = [];
  const { alcoholTrailing } = createPremisesLoaders({
    query: async <T>(statement: string, values?: unknown[]): Promise<T> => {
      const rows: unknown[] = await server.db.query(statement, values);
      read.push(rows.length);
      return rows as T;
    },
  });
  const [first, second] = await Promise.all([alcoholTrailing(here), alcoholTrailing(here)]);
  // The hotel ended eleven months before the bar: any longer ago, and they would not be compared.
  expect(first).toMatchObject({ from: '2022-02', to: '2023-01', months: 12, totalReceipts: 12_000_00 });
  expect(second).toBe(first);
  expect(read).toEqual([23]);
});
