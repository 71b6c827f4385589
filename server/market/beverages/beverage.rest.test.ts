import { beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageFiling, insertBeverageMonths } from './beverage.factory.ts';

const server = useServer();
let key: string;
beforeAll(async () => {
  const { db } = server;
  const release = await insertRelease(db, { product: 'beverage', periods: { '2018-01-31': 1 } });
  const bar = await insertBeverage(db);
  key = `${bar.taxpayer_number}/${String(bar.location_number)}`;
  await insertBeverageMonths(db, bar, { from: '2017-01', receipts: Array<number>(12).fill(100_00) });
  const estimate = { is_estimate: true, liquor_receipts_cents: 0 };
  await insertBeverageMonths(db, bar, { from: '2018-01', receipts: [44_775_00], columns: estimate });
  await insertBeverageFiling(db, bar, release, { period_end: '2017-12-31' });
  await insertBeverageFiling(db, bar, release, { period_end: '2018-01-31', is_estimate: true });
});

async function get(path: string): Promise<object[]> {
  return (await server.rest(`/rest/mbt/${path}`)).body as object[];
}

test('results and months are marked where the comptroller estimated the receipts', async () => {
  const marked = { year: 2018, month: 1, total_receipts: 44_775, liquor_receipts: 0, is_estimate: 1 };
  const marksOf = (rows: object[]): object[] => rows.filter((row) => 'is_estimate' in row);
  expect(await get('1/2018/city/AUSTIN')).toMatchObject([marked]);
  expect(await get(`ANY/${key}`)).toHaveLength(13);
  expect(marksOf(await get(`ANY/${key}`))).toMatchObject([marked]);
  const [filed = {}] = await get('12/2017/city/AUSTIN');
  expect(filed).toMatchObject({ total_receipts: 100 });
  expect(marksOf([filed])).toEqual([]);
});

test('a year says how many months it has and how many are estimates, unless it has twelve and none', async () => {
  expect(await get(`testyearlyvalues/${key}`)).toEqual([
    { year: 2017, total_revenue: 1200, Total_Receipts: 1200, RevPar: null },
    {
      year: 2018,
      total_revenue: 44_775,
      Total_Receipts: 44_775,
      RevPar: null,
      months: 1,
      estimated_months: 1,
    },
  ]);
});
