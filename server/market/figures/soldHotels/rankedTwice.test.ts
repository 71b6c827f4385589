import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { exportedRanking } from '../rankings/exportedRanking.testing.ts';
import { addYears, publishTwoYears } from '../rankings/yearRows.testing.ts';

const server = useServer();

beforeAll(async () => {
  const { db } = server;
  await publishTwoYears(db);
  const [seller, buyer] = [await insertHotel(db), await insertHotel(db)];
  await addYears(db, 'SALE', {
    2023: [
      { id: seller.id, dollars: 31, rooms: 50 },
      { id: buyer.id, dollars: 31, rooms: 52 },
    ],
  });
  // Two camps of one taxpayer at an address: nothing was sold.
  const taxpayer_number = '32081102470';
  const camps = [await insertHotel(db, { taxpayer_number }), await insertHotel(db, { taxpayer_number })];
  const ofCamps = camps.map(({ id }) => ({ id, from: '2023-01', to: '2023-12' }) as const);
  await insertEstablishment(db, 'hotel', ofCamps);
  await addYears(db, 'CAMPS', { 2023: camps.map(({ id }) => ({ id, dollars: 1, rooms: 44 })) });
  await addYears(db, 'LARGE', { 2023: [{ id: 900, dollars: 31, rooms: 5_000 }] });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2022-01', to: '2023-01' },
    { id: buyer.id, from: '2023-01', to: '2023-12' },
  ]);
});

const marked = async (args: string): Promise<Record<string, boolean>> => {
  const { ranked } = await server.query<{
    ranked: { nodes: { name: string; marks: string[] }[]; total: { marks: string[] } };
  }>(`{ ranked: rankPlaces(product: HOTEL, first: 9, ${args}) { nodes { name marks } total { marks } } }`);
  return Object.fromEntries(
    [...ranked.nodes, { name: 'all', ...ranked.total }].map(({ name, marks }) => [
      name,
      marks.includes('ROOMS_TWICE'),
    ]),
  );
};

test('a row is marked whose rooms count twice in the month of a sale, and everything together if that is 1% of it', async () => {
  const january = 'kind: CITY, from: "2023-01", to: "2023-01"';
  expect(await marked(january)).toEqual({ SALE: true, CAMPS: false, LARGE: false, all: false });
  const own = `${january}, filter: { city: { eq: "SALE" } }`;
  expect(await marked(own)).toEqual({ SALE: true, all: true });
  expect(await marked('kind: CITY, from: "2023-02", to: "2023-03"')).toEqual({
    SALE: false,
    CAMPS: false,
    LARGE: false,
    all: false,
  });
});

test('exports mark the same rows', async () => {
  const january = { kind: 'CITY', by: 'RECEIPTS', from: '2023-01', to: '2023-01' };
  const rows = await exportedRanking<{ name: string; marks: string[] }>(server, january);
  expect(rows.map(({ name, marks }) => [name, marks.includes('ROOMS_TWICE')])).toEqual([
    ['SALE', true],
    ['LARGE', false],
    ['CAMPS', false],
  ]);
});
