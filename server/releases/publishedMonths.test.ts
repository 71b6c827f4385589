import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../test/query.ts';
import { insertRelease } from './release.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function monthsOf(product: 'HOTEL' | 'BEVERAGE'): Promise<string[]> {
  const document = `{ publishedMonths(product: ${product}) }`;
  const answer = await server.query<{ publishedMonths: string[] }>(document, {}, { as: 'anonymous' });
  return answer.publishedMonths;
}

test('without a release there are none', async () => {
  expect(await monthsOf('HOTEL')).toEqual([]);
});

test('months that no release has are left out, and those that quarterly filers alone have', async () => {
  await insertRelease(server.db, { periods: { '2021-12-31': 5, '2023-01-31': 5, '2023-05-31': 5 } });
  await insertRelease(server.db, { periods: { '2023-03-31': 5 }, series: 'quarterly' });
  await insertRelease(server.db, { periods: { '2022-06-30': 5 }, series: 'quarter_sum' });
  expect(await monthsOf('HOTEL')).toEqual(['2021-12', '2022-04', '2022-05', '2022-06', '2023-01', '2023-05']);
});

test('single beverage filings of other months do not make those months published', async () => {
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2015-01-31': 1, '2015-03-31': 100 },
  });
  expect(await monthsOf('BEVERAGE')).toEqual(['2015-03']);
});
