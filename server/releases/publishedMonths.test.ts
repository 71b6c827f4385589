import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../test/query.ts';
import { insertRelease } from './release.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const monthsOf = async (product: string): Promise<unknown[]> => {
  const { publishedMonths } = await server.query<{ publishedMonths: unknown[] }>(
    `query ($product: Product!) { publishedMonths(product: $product) {
      month hasMonthlyFilers hasQuarterlyFilers isIncomplete rows rowsExpected
    } }`,
    { product },
  );
  return publishedMonths;
};

const whole = {
  hasMonthlyFilers: true,
  hasQuarterlyFilers: false,
  isIncomplete: false,
  rows: null,
  rowsExpected: null,
};

test('lodging months say which filers they have, and what of them is missing until a release brings it', async () => {
  await insertRelease(server.db, { periods: { '2023-02-28': 90 }, expectedRows: 100 });
  await insertRelease(server.db, { periods: { '2023-03-31': 7 }, series: 'quarterly' });
  await insertRelease(server.db, { periods: { '2023-05-31': 100 } });
  const quarter = { ...whole, hasQuarterlyFilers: true };
  const january = { ...quarter, month: '2023-01', hasMonthlyFilers: false };
  const march = { ...january, month: '2023-03' };
  const may = { ...whole, month: '2023-05' };
  const short = { isIncomplete: true, rows: 90, rowsExpected: 100 };
  expect(await monthsOf('HOTEL')).toEqual([january, { ...quarter, month: '2023-02', ...short }, march, may]);
  await insertRelease(server.db, { periods: { '2023-02-28': 100 } });
  expect(await monthsOf('HOTEL')).toEqual([january, { ...quarter, month: '2023-02' }, march, may]);
});

test('of mixed beverages the portal’s word counts, and a few late filings make no month', async () => {
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2017-08-31': 90, '2014-01-31': 1 },
    expectedRows: 100,
  });
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2017-09-30': 9 },
    expectedRows: 100,
  });
  await insertRelease(server.db, { product: 'beverage', periods: { '2017-09-30': 100 } });
  expect(await monthsOf('BEVERAGE')).toEqual([
    { ...whole, month: '2017-08', isIncomplete: true, rows: 90, rowsExpected: 100 },
    { ...whole, month: '2017-09' },
  ]);
});
