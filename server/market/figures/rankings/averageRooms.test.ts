import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { rankingBench } from './rankings.testing.ts';
import { exportedRanking } from './exportedRanking.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const bench = rankingBench(server);

beforeAll(async () => {
  await publishTwoYears(server.db);
  await addYears(server.db, 'ONE ROOM', { 2023: [{ id: 1, dollars: 310, rooms: 1 }] });
  await addYears(server.db, 'SIX ROOMS', { 2023: [{ id: 2, dollars: 620, rooms: 6 }] });
  await addYears(server.db, 'NO ROOMS', { 2023: [{ id: 3, dollars: 100 }] });
});

const PERIOD = { from: '2023-01', to: '2023-04' };

test('an average that rounds to 0 has a RevPAR, and the export states it with decimals', async () => {
  const args = `product: HOTEL, kind: CITY, from: "${PERIOD.from}", to: "${PERIOD.to}", first: 9`;
  const { nodes } = await bench.ask('rankPlaces', args, 'name figures { rooms revpar }');
  expect(nodes).toEqual([
    { name: 'SIX ROOMS', figures: { rooms: 2, revpar: 3.33 } },
    { name: 'ONE ROOM', figures: { rooms: 0, revpar: 10 } },
    { name: 'NO ROOMS', figures: { rooms: null, revpar: null } },
  ]);
  expect(await exportedRanking(server, { kind: 'CITY', by: 'RECEIPTS', ...PERIOD })).toMatchObject([
    { name: 'SIX ROOMS', rooms: 2 },
    { name: 'ONE ROOM', rooms: 0.26 },
    { name: 'NO ROOMS', rooms: null },
  ]);
});

test('a year is ranked by RevPAR only with rooms in 10 of its months, and RevPAR of fewer is marked', async () => {
  const year = { from: '2023-01', to: '2023-12' };
  const ask = (more: string) =>
    bench.ask(
      'rankProperties',
      `product: HOTEL, by: REVPAR, from: "${year.from}", to: "${year.to}", minimumRooms: 0, minimumReceipts: 0, first: 9${more}`,
      'rank marks figures { monthsWithFigures revpar revparMonths }',
    );
  expect(await ask('')).toMatchObject({ nodes: [], minimumMonths: 10, tooFewMonths: 2 });
  const marks = ['ROOMS_MISSING'];
  const { nodes } = await ask(', minimumMonths: 0');
  expect(nodes).toEqual([
    { rank: 1, marks, figures: { monthsWithFigures: 12, revpar: 10, revparMonths: 1 } },
    { rank: 2, marks, figures: { monthsWithFigures: 12, revpar: 3.33, revparMonths: 1 } },
  ]);
  const cities = {
    kind: 'CITY',
    by: 'REVPAR',
    ...year,
    minimumProperties: 0,
    minimumRooms: 0,
    minimumReceipts: 0,
  };
  expect(await exportedRanking(server, { ...cities, minimumMonths: 10 })).toEqual([]);
  const row = { marks: ['ROOMS_MISSING'], monthsWithFigures: 12, revparMonths: 1 };
  expect(await exportedRanking(server, cities)).toMatchObject([row, row]);
});
