import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { rankingBench } from './rankings.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const bench = rankingBench(server);

beforeAll(async () => {
  await publishTwoYears(server.db);
  await addYears(server.db, 'ONE ROOM', { 2023: [{ dollars: 310, rooms: 1 }] });
  await addYears(server.db, 'SIX ROOMS', { 2023: [{ dollars: 620, rooms: 6 }] });
  await addYears(server.db, 'NO ROOMS', { 2023: [{ dollars: 100 }] });
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
  const response = await fetch(`${server.origin}/exports/rankings.jsonl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.token('paid')}` },
    body: JSON.stringify({ product: 'HOTEL', kind: 'CITY', by: 'RECEIPTS', ...PERIOD }),
  });
  const lines = (await response.text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { name: 'SIX ROOMS', rooms: 2 },
    { name: 'ONE ROOM', rooms: 0.26 },
    { name: 'NO ROOMS', rooms: null },
  ]);
});
