import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { Params } from '../../../platform/lib/page.ts';
import { insertWorld } from '../../../launch/test/world.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedRows } from './ranking.sql.ts';
import { filterCondition } from './rankingFilter.ts';
import { byYear } from './rankingPeriod.ts';

/** Bars of Travis County: enough that comparing each with each would be seen. */
const BARS = 500;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
  await server.db.query(`/* test.bars */
    insert into beverage_year (property_id, year, county_code, months, estimated, receipts_08)
    select n, year, case when n <= ${String(BARS)} then 227 else n % 200 end, 128, 0, n * 100
    from generate_series(1, ${String(8 * BARS)}) n cross join generate_series(2022, 2023) year`);
  await server.db.query('/* test.analyze */ analyze beverage_year');
});
afterAll(() => server.close());

const spec: Omit<RankingSpec, 'filter'> = {
  product: 'beverage',
  kind: 'COUNTY',
  by: 'RECEIPTS',
  isLowestFirst: false,
  months: byYear(['2023-08']),
  later: byYear(['2023-08']),
  earlier: byYear(['2022-08']),
  monthsEarlier: 12,
  days: 31,
  incomplete: [],
  monthlyOnly: [],
  minimum: { properties: 0, rooms: 0, receipts: 0, months: 0 },
};

interface Plan {
  'Rows Removed by Join Filter'?: number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Pairs of rows that were looked at in vain. */
function pairsInVain(plan: Plan): number {
  const own = (plan['Rows Removed by Join Filter'] ?? 0) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, part) => sum + pairsInVain(part), own);
}

test('the one county that a filter leaves is not found by comparing each of its bars with each other', async () => {
  const params = new Params();
  const filtered = { product: 'beverage', isWhole: false, years: [2022, 2023] } as const;
  const filter = filterCondition({ county: { eq: 'Travis' } }, filtered, params);
  const [row] = await server.db.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
    `explain (analyze, format json) ${rankedRows({ ...spec, filter }, `'{227}'`)}`,
    params.values,
  );
  expect(pairsInVain(row['QUERY PLAN'][0].Plan)).toBeLessThan(BARS);
});
