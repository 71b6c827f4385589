import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { exportedRanking } from '../figures/rankings/exportedRanking.testing.ts';
import { addYears, publishTwoYears } from '../figures/rankings/yearRows.testing.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertHotel, type InsertedHotel } from './hotel.factory.ts';

const server = useServer();

/** A hotel with its seller's rooms and its buyer's, who files in 2023. */
async function insertSold(name: string, [sold, bought]: [number, number]): Promise<InsertedHotel> {
  const { db } = server;
  const facts = { location_name: name, last_month: '2023-12-01' };
  const seller = await insertHotel(db, { ...facts, room_capacity: sold, last_month: '2022-12-01' });
  const buyer = await insertHotel(db, { ...facts, room_capacity: bought });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2022-01', to: '2022-12' },
    { id: buyer.id, from: '2023-01', to: '2023-12' },
  ]);
  await addYears(db, 'AUSTIN', { 2023: [{ id: buyer.id, dollars: 31_000, rooms: bought }] });
  return buyer;
}

let doubled: InsertedHotel;
let extended: InsertedHotel;
beforeAll(async () => {
  await publishTwoYears(server.db);
  doubled = await insertSold('DOUBLED', [25, 50]);
  extended = await insertSold('EXTENDED', [26, 50]);
  await insertSold('SMALL', [1, 19]);
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
});

test('rankings of hotels mark it, on screens and in exports', async () => {
  const period = { from: '2023-01', to: '2023-01' };
  const { ranked } = await server.query<{ ranked: { nodes: { name: string; marks: string[] }[] } }>(
    '{ ranked: rankProperties(product: HOTEL, from: "2023-01", to: "2023-01", first: 9, minimumReceipts: 0) { nodes { name marks } } }',
  );
  const marked = (rows: readonly { name: string; marks: string[] }[]): string[] =>
    rows.filter(({ marks }) => marks.includes('ROOMS_DIFFER')).map(({ name }) => name);
  expect(ranked.nodes).toHaveLength(3);
  expect(marked(ranked.nodes)).toEqual(['DOUBLED']);
  const asked = { kind: 'PROPERTY', by: 'RECEIPTS', minimumReceipts: 0, ...period };
  expect(marked(await exportedRanking(server, asked))).toEqual(['DOUBLED']);
});
