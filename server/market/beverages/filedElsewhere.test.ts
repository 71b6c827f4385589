import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertBeverage, insertBeverageFiling, insertCountedLegacy } from './beverage.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Elsewhere {
  countsToward: { name: string }[];
  legacyPermits: { name: string }[];
}

async function elsewhere(bar: { taxpayer_number: string; location_number: number }): Promise<Elsewhere> {
  const answer = await server.query<{ beverageProperty: Elsewhere }>(
    `query ($number: String!, $location: Int!) {
      beverageProperty(taxpayerNumber: $number, locationNumber: $location) {
        countsToward { name } legacyPermits { name }
      }
    }`,
    { number: bar.taxpayer_number, location: bar.location_number },
  );
  return answer.beverageProperty;
}

test('a permit leads to the bars that its legacy filings count toward, the latest first, and each of these back', async () => {
  const release = await insertRelease(server.db, { product: 'beverage' });
  const permit = await insertBeverage(server.db, { location_name: 'BY PERMIT' });
  const [earlier, later] = [
    await insertBeverage(server.db, { location_name: 'EARLIER OWNER' }),
    await insertBeverage(server.db, { location_name: 'LATER OWNER' }),
  ];
  const counted = { city: 'AUSTIN', county_code: 227, zip: '78701' };
  const months = [
    { countsTo: earlier, period_end: '2015-01-31' },
    { countsTo: earlier, period_end: '2015-02-28' },
    { countsTo: later, period_end: '2015-03-31' },
  ];
  for (const { countsTo, period_end } of months) {
    const filing = { counted, period_end, total_receipts_cents: 1_000 };
    await insertCountedLegacy(server.db, { permitOf: permit, countsTo }, release, filing);
  }
  await insertBeverageFiling(server.db, later, release);
  expect(await elsewhere(permit)).toEqual({
    countsToward: [{ name: 'LATER OWNER' }, { name: 'EARLIER OWNER' }],
    legacyPermits: [],
  });
  const back = { countsToward: [], legacyPermits: [{ name: 'BY PERMIT' }] };
  expect(await elsewhere(earlier)).toEqual(back);
  expect(await elsewhere(later)).toEqual(back);
});
