import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { exportedRanking } from '../figures/rankings/exportedRanking.testing.ts';
import { addYears, publishTwoYears } from '../figures/rankings/yearRows.testing.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from './hotel.factory.ts';

const server = useServer();

/** A hotel with the rooms of its owners, of whom the last one files in 2023. */
async function insertSold(name: string, rooms: readonly number[]): Promise<InsertedHotel> {
  const { db } = server;
  const file = (room_capacity: number): Promise<InsertedHotel> =>
    insertHotel(db, { location_name: name, room_capacity, last_month: '2023-12-01' });
  const earlier = await Promise.all(rooms.slice(0, -1).map(file));
  const latest = await file(rooms.at(-1) ?? 0);
  await insertEstablishment(
    db,
    'hotel',
    [...earlier, latest].map(({ id }) => ({ id, from: '2022-01', to: '2023-12' })),
  );
  await addYears(db, 'AUSTIN', { 2023: [{ id: latest.id, dollars: 31_000, rooms: 50 }] });
  const filed = (hotel: InsertedHotel, room_capacity: number, period_end: string): Promise<number> =>
    insertHotelFiling(db, hotel, release, { location_name: name, room_capacity, period_end });
  await Promise.all(earlier.map((hotel, at) => filed(hotel, rooms[at] ?? 0, '2022-06-30')));
  await filed(latest, rooms.at(-1) ?? 0, '2023-01-31');
  return latest;
}

let release: number;
let doubled: InsertedHotel;
let extended: InsertedHotel;
let between: InsertedHotel;
beforeAll(async () => {
  await publishTwoYears(server.db);
  release = await insertRelease(server.db, { periods: { '2022-06-30': 1, '2023-01-31': 1 } });
  doubled = await insertSold('DOUBLED', [25, 50]);
  extended = await insertSold('EXTENDED', [26, 50]);
  await insertSold('SMALL', [1, 19]);
  // The owners before differ, and neither from the latest.
  between = await insertSold('BETWEEN', [20, 40, 28]);
});

test('a hotel says what rooms another owner filed, if they are twice as many or half', async () => {
  const roomsOf = async ({ taxpayer_number: number, location_number: location }: InsertedHotel) => {
    const { hotel } = await server.query<{ hotel: object }>(
      `query ($number: String!, $location: Int!) {
        hotel(taxpayerNumber: $number, locationNumber: $location) { roomCapacity roomsOfAnotherOwner }
      }`,
      { number, location },
    );
    return hotel;
  };
  expect(await roomsOf(doubled)).toEqual({ roomCapacity: 50, roomsOfAnotherOwner: 25 });
  expect(await roomsOf(extended)).toEqual({ roomCapacity: 50, roomsOfAnotherOwner: null });
  expect(await roomsOf(between)).toEqual({ roomCapacity: 28, roomsOfAnotherOwner: null });
});

test('rankings of hotels mark it, on screens and in exports', async () => {
  const period = { from: '2023-01', to: '2023-01' };
  const { ranked } = await server.query<{ ranked: { nodes: { name: string; marks: string[] }[] } }>(
    '{ ranked: rankProperties(product: HOTEL, from: "2023-01", to: "2023-01", first: 9, minimumReceipts: 0) { nodes { name marks } } }',
  );
  const marked = (rows: readonly { name: string; marks: string[] }[]): string[] =>
    rows.filter(({ marks }) => marks.includes('ROOMS_DIFFER')).map(({ name }) => name);
  expect(ranked.nodes).toHaveLength(4);
  expect(marked(ranked.nodes)).toEqual(['DOUBLED']);
  const asked = { kind: 'PROPERTY', by: 'RECEIPTS', minimumReceipts: 0, ...period };
  expect(marked(await exportedRanking(server, asked))).toEqual(['DOUBLED']);
  // The other owner filed before the months of the ranking.
  const asOf = { release: `release:${String(release)}` };
  expect(marked(await exportedRanking(server, { ...asked, asOf }))).toEqual(['DOUBLED']);
});
