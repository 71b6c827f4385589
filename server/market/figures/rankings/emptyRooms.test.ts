import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { exportedRanking } from './exportedRanking.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();

beforeAll(async () => {
  const { db } = server;
  await publishTwoYears(db);
  const [open, empty] = [await insertHotel(db), await insertHotel(db)];
  await addYears(db, 'EMPTY', {
    2023: [
      { id: open.id, dollars: 31, rooms: 99 },
      { id: empty.id, dollars: 0, rooms: 1 },
    ],
  });
  await addYears(db, 'OPEN', {
    2023: [
      { id: 900, dollars: 31, rooms: 100 },
      { id: 901, dollars: 0, rooms: 1 },
    ],
  });
});

const JANUARY = { kind: 'CITY', by: 'RECEIPTS', from: '2023-01', to: '2023-01' } as const;
interface Row {
  name: string;
  marks: string[];
}

const MARK = 'ROOMS_WITHOUT_RECEIPTS';

test('a place is marked from one room in a hundred on whose hotel filed $0, on screens and in exports', async () => {
  const { ranked } = await server.query<{ ranked: { nodes: Row[] } }>(
    `{ ranked: rankPlaces(product: HOTEL, kind: CITY, from: "2023-01", to: "2023-01", first: 9) { nodes { name marks } } }`,
  );
  const marked = (rows: readonly Row[]): object =>
    Object.fromEntries(rows.map(({ name, marks }) => [name, marks.includes(MARK)]));
  const expected = { EMPTY: true, OPEN: false };
  expect(marked(ranked.nodes)).toEqual(expected);
  expect(marked(await exportedRanking<Row>(server, JANUARY))).toEqual(expected);
});
