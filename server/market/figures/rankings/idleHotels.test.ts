import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { exportedRanking } from './exportedRanking.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const ALL_MONTHS = 2 ** 12 - 1;

/** A hotel of $1,000 a month that is sold at the end of 2022, and one that goes on. */
const soldBeside = (id: number, { before, after }: { before: number; after: number }) => ({
  2022: [
    { id, dollars: 1_000 },
    { id: id + 2, dollars: before },
  ],
  2023: [
    { id, dollars: 0, idle: ALL_MONTHS },
    { id: id + 1, dollars: 1_000 },
    { id: id + 2, dollars: after },
  ],
});

beforeAll(async () => {
  await publishTwoYears(server.db);
  await addYears(server.db, 'SOLD', soldBeside(1, { before: 9_000, after: 9_900 }));
  await addYears(server.db, 'MOSTLY SOLD', soldBeside(11, { before: 1_000, after: 1_100 }));
  await addYears(server.db, 'EMPTY', {
    2022: [
      { id: 21, dollars: 1_000 },
      { id: 23, dollars: 9_000 },
    ],
    2023: [
      { id: 21, dollars: 0 },
      { id: 23, dollars: 9_000 },
    ],
  });
  await addYears(server.db, 'ALL SOLD', {
    2022: [{ id: 41, dollars: 900 }],
    2023: [{ id: 41, dollars: 0, idle: ALL_MONTHS }],
  });
  await addYears(server.db, 'UNSOLD', {
    2022: [{ id: 31, dollars: 1_000 }],
    2023: [{ id: 31, dollars: 1_100 }],
  });
});

const PERIOD = { from: '2023-01', to: '2023-12', yearsEarlier: 1 };
const expected = [
  { name: 'UNSOLD', alike: 10, without: 10, marks: [] },
  { name: 'SOLD', alike: -1, without: 10, marks: ['IDLE_HOTELS'] },
  // $0 that is no idle hotel's is a figure like any other.
  { name: 'EMPTY', alike: -10, without: -10, marks: [] },
  { name: 'MOSTLY SOLD', alike: -45, without: null, marks: ['IDLE_HOTELS'] },
  // Nothing is left: no change of $0.
  { name: 'ALL SOLD', alike: -100, without: null, marks: ['IDLE_HOTELS'] },
];

interface Row {
  name: string;
  likeForLike: { change: { percent: number } };
  changeWithoutIdle: { amount: number; percent: number } | null;
  marks: string[];
}

test('a change like for like stands beside the one without idle hotels, and is marked if they differ', async () => {
  const { ranked } = await server.query<{ ranked: { nodes: Row[]; total: Omit<Row, 'name'> } }>(
    `query ($from: Month!, $to: Month!, $yearsEarlier: Int!) {
      ranked: rankPlaces(product: HOTEL, kind: CITY, by: LIKE_FOR_LIKE_CHANGE, minimumProperties: 0, minimumReceipts: 0,
        from: $from, to: $to, yearsEarlier: $yearsEarlier, first: 9) {
        nodes { name likeForLike { change { percent } } changeWithoutIdle { amount percent } marks }
        total { likeForLike { change { percent } } changeWithoutIdle { percent } marks }
      }
    }`,
    PERIOD,
  );
  const of = ({ likeForLike, changeWithoutIdle, marks }: Omit<Row, 'name'>): object => ({
    alike: likeForLike.change.percent,
    without: changeWithoutIdle?.percent ?? null,
    marks: marks.filter((mark) => mark === 'IDLE_HOTELS'),
  });
  expect(ranked.nodes.map((row) => ({ name: row.name, ...of(row) }))).toEqual(expected);
  expect(ranked.nodes.at(-1)?.changeWithoutIdle).toBeNull();
  // $23,900 a month fell to $21,100; without the $2,900 of those sold, it was $21,000.
  expect(of(ranked.total)).toEqual({ alike: -11.72, without: 0.48, marks: ['IDLE_HOTELS'] });
});

interface ExportedRow {
  name: string;
  alikeChange: number;
  changeWithoutIdle: number | null;
  marks: string[];
}

test('exports have the same', async () => {
  const rows = await exportedRanking<ExportedRow>(server, {
    ...PERIOD,
    kind: 'CITY',
    by: 'LIKE_FOR_LIKE_CHANGE',
    minimumProperties: 0,
    minimumReceipts: 0,
  });
  expect(
    rows.map(({ name, alikeChange, changeWithoutIdle, marks }) => ({
      name,
      alike: alikeChange,
      without: changeWithoutIdle,
      marks: marks.filter((mark) => mark === 'IDLE_HOTELS'),
    })),
  ).toEqual(expected);
});

const ALONE = {
  filter: { city: { eq: 'ALONE' } },
  product: 'HOTEL',
  by: 'RECEIPTS',
  from: '2023-06',
  to: '2023-06',
};

async function hotelsAlone(): Promise<unknown[]> {
  const { ranked } = await server.query<{ ranked: { nodes: unknown[] } }>(
    `query ($filter: RankingFilter, $by: RankFigure!, $from: Month!, $to: Month!, $product: Product!) {
      ranked: rankProperties(product: $product, by: $by, from: $from, to: $to, filter: $filter, first: 9) {
        nodes { figures { receipts } marks }
      }
    }`,
    ALONE,
  );
  return ranked.nodes;
}

test('a hotel that is idle in the month is marked, unless its buyer has receipts', async () => {
  const [seller, buyer] = [await insertHotel(server.db), await insertHotel(server.db)];
  await addYears(server.db, 'ALONE', {
    2023: [
      { id: seller.id, dollars: 0, idle: ALL_MONTHS },
      { id: buyer.id, dollars: 1_000 },
    ],
  });
  const row = (receipts: number, marks: string[] = []): object => ({ figures: { receipts }, marks });
  expect(await hotelsAlone()).toEqual([row(1_000), row(0, ['IDLE_MONTHS'])]);
  const exported = await exportedRanking<ExportedRow>(server, { ...ALONE, kind: 'PROPERTY' });
  expect(exported.map(({ marks }) => marks)).toEqual([[], ['IDLE_MONTHS']]);
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2022-01', to: '2022-12' },
    { id: buyer.id, from: '2023-01', to: '2023-12' },
  ]);
  expect(await hotelsAlone()).toEqual([row(1_000)]);
});
