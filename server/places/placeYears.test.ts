import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { testServer, type TestServer } from '../test/query.ts';
import { insertAlcoholMonths, insertLodgingMonths, sumPlaceYears } from './place.factory.ts';

const of = (count: number, cents: number): number[] => Array<number>(count).fill(cents);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Releases have quarterly filers from 2017 on.
  await insertLodgingReleases(server.db, { from: '2016-01', to: '2016-12', quartersTo: '2015-12' });
  await insertLodgingReleases(server.db, { from: '2017-01', to: '2017-12' });
});
afterAll(() => server.close());

const county = { kind: 'COUNTY' } as const;

/** The last year of a county, with what is asked of it. */
async function lastYear(name: string, years: string): Promise<unknown> {
  await sumPlaceYears(server.db);
  const document = `query ($name: String!) { place(kind: COUNTY, name: $name) { years: ${years} } }`;
  const { place } = await server.query<{ place: { years: unknown[] } }>(document, { name });
  return place.years.at(-1);
}

const changes = 'lodgingYears { year receiptsChange { amount percent } revparChange { amount } }';

test('a year of which the releases have one month is compared by that month', async () => {
  await insertLodgingMonths(server.db, { ...county, key: '22', from: '2016-01', receipts: [1_000_00] });
  await insertLodgingMonths(server.db, { ...county, key: '22', from: '2017-01', receipts: of(12, 1_100_00) });
  expect(
    await lastYear('Brewster', `lodgingYears { months roomReceipts receiptsChange { amount percent } }`),
  ).toEqual({
    ...{ months: 12, roomReceipts: 13_200 },
    receiptsChange: { amount: 100, percent: 10 },
  });
  await insertAlcoholMonths(server.db, { ...county, key: '22', from: '2016-01', receipts: [1_000_00] });
  await insertAlcoholMonths(server.db, { ...county, key: '22', from: '2017-01', receipts: of(12, 1_100_00) });
  expect(await lastYear('Brewster', 'alcoholYears { receiptsChange { amount percent } }')).toEqual({
    receiptsChange: { amount: 100, percent: 10 },
  });
});

test('releases that leave quarterly filers out are compared without these, and not by RevPAR', async () => {
  await insertLodgingMonths(server.db, { ...county, key: '189', from: '2016-05', receipts: [1_000_00] });
  const columns = { apportioned_cents: 400_00 };
  await insertLodgingMonths(server.db, {
    ...county,
    key: '189',
    from: '2017-05',
    receipts: [1_500_00],
    columns,
  });
  expect(await lastYear('Presidio', changes)).toEqual({
    year: 2017,
    receiptsChange: { amount: 100, percent: 10 },
    revparChange: null,
  });
});

test('months that are known as sums over a quarter are not compared with such as lack quarterly filers', async () => {
  const summed = { periods: { '2018-06-30': 1 }, series: 'quarter_sum' } as const;
  await insertRelease(server.db, summed);
  await insertRelease(server.db, { ...summed, series: 'quarterly' });
  const columns = { apportioned_cents: 1_000_00 };
  await insertLodgingMonths(server.db, {
    ...county,
    key: '122',
    from: '2018-05',
    receipts: [1_000_00],
    columns,
  });
  await insertLodgingMonths(server.db, { ...county, key: '122', from: '2019-05', receipts: [900_00] });
  expect(await lastYear('Jeff Davis', changes)).toEqual({
    year: 2019,
    receiptsChange: null,
    revparChange: null,
  });
  const headline = 'lodgingHeadline { month receiptsChange { amount } }';
  const { place } = await server.query<{ place: unknown }>(
    `{ place(kind: COUNTY, name: "Jeff Davis") { ${headline} } }`,
  );
  expect(place).toEqual({ lodgingHeadline: { month: '2019-05', receiptsChange: null } });
});
