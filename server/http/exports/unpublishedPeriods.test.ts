import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../market/beverages/beverage.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { askForFile } from './askForFile.testing.ts';

const server = useServer();
let first: number;
beforeAll(async () => {
  const january = { '2023-01-31': 1 };
  first = await insertRelease(server.db, { publishedAt: '2023-03-10T12:00:00Z', periods: january });
  await insertRelease(server.db, { periods: { '2023-02-28': 1, '2023-05-31': 1 } });
  await insertRelease(server.db, { series: 'quarterly', periods: { '2023-03-31': 1 } });
  await insertRelease(server.db, { product: 'beverage', periods: { '2019-05-31': 9, '2019-06-30': 9 } });
  const odd = await insertHotel(server.db, { city: 'ODD' });
  await insertHotelFiling(server.db, odd, first, { city: 'ODD', period_end: '2023-01-31' });
  await insertHotelMonths(server.db, [odd], { from: '2023-01', receipts: [10], columns: { city: 'ODD' } });
});

const place = { kind: 'CITY', names: ['ODD'] };
const city = { eq: 'ODD' };
const in2030 = { from: '2030-01', to: '2030-03' };

/** Status, message and the header that names unpublished periods. */
async function ask(file: string, args: object): Promise<unknown[]> {
  const { status, body, notPublished } = await askForFile(
    server.origin,
    file,
    args,
    await server.token('paid'),
  );
  if (status === 200) return [status, notPublished];
  return [status, (JSON.parse(body.toString()) as { error: { message: string } }).error.message];
}

const lodging = 'Published: 2023-01 to 2023-02, 2023-05.';
const bars = 'Published: 2019-05 to 2019-06.';

test.each([
  [
    'hotelResults.csv',
    { input: { type: 'MONTHLY', year: 2030, month: 5, place } },
    'No release has monthly filers of lodging of 2030-05. Published: 2023-01 to 2023-02, 2023-05.',
  ],
  [
    'hotelResults.parquet',
    { input: { type: 'QUARTERLY', year: 2022, quarter: 4, place } },
    'No release has quarterly filers of lodging of 2022-Q4. Published: 2023-Q1.',
  ],
  [
    'hotelResults.jsonl',
    { input: { type: 'QUARTERLY_AND_MONTHLY', year: 2030, quarter: 2, place } },
    'No release has lodging of 2030-Q2. Published: 2023-Q1 to 2023-Q2.',
  ],
  [
    'beverageResults.csv.gz',
    { input: { year: 2030, month: 5, place } },
    `No release has mixed beverages of 2030-05. ${bars}`,
  ],
  ['hotelMonths.csv', { city, months: in2030 }, `No release has lodging of 2030-01 to 2030-03. ${lodging}`],
  ['hotelMonths.xlsx', { months: { from: '2030-01' } }, `No release has lodging of 2030-01. ${lodging}`],
  ['beverageMonths.csv', { months: { to: '1990-12' } }, `No release has mixed beverages of 1990-12. ${bars}`],
  [
    'hotelFilings.csv',
    { filter: { city, month: in2030 } },
    `No release has lodging of 2030-01 to 2030-03. ${lodging}`,
  ],
  [
    'beverageFilings.csv',
    { filter: { month: in2030 } },
    `No release has mixed beverages of 2030-01 to 2030-03. ${bars}`,
  ],
  [
    'rankings.csv',
    { product: 'HOTEL', kind: 'CITY', by: 'RECEIPTS', ...in2030 },
    'No release has lodging of 2030-01 to 2030-03. Published: 2023-01 to 2023-02, 2023-05.',
  ],
  ['hotelMonths.csv', { months: { from: '2023-05', to: '2023-01' } }, 'from must not be after to.'],
])('%s of %j is refused, and names what is published', async (file, args, message) => {
  expect(await ask(file, args)).toEqual([400, message]);
});

test('an export as of a release names what was published then', async () => {
  const input = { type: 'MONTHLY', year: 2023, month: 2, place };
  const asOf = { release: `release:${String(first)}` };
  expect(await ask('hotelResults.csv', { input, asOf })).toEqual([
    400,
    'No release up to that time has monthly filers of lodging of 2023-02. Published: 2023-01.',
  ]);
  expect(await ask('hotelResults.csv', { input })).toEqual([200, undefined]);
  const filings = { filter: { city, month: { from: '2023-02', to: '2023-05' } }, asOf };
  expect(await ask('hotelFilings.csv', filings)).toEqual([
    400,
    'No release up to that time has lodging of 2023-02 to 2023-05. Published: 2023-01.',
  ]);
});

test('an export of months of which some are published has a header with the others', async () => {
  const months = { from: '2022-11', to: '2023-06' };
  expect(await ask('hotelMonths.csv', { city, months })).toEqual([
    200,
    '2022-11 to 2022-12, 2023-03 to 2023-04, 2023-06',
  ]);
  expect(await ask('hotelMonths.csv', { city, months: { from: '2023-01', to: '2023-02' } })).toEqual([
    200,
    undefined,
  ]);
  // Nobody there filed, as far as is known.
  expect(await ask('hotelMonths.csv', { city: { eq: 'NOWHERE' } })).toEqual([200, '2023-03 to 2023-04']);
});

test('months that only quarterly filers have are refused or named, and rows of these come', async () => {
  const march = { from: '2023-03', to: '2023-03' };
  const refused = [400, `No release has monthly filers of lodging of 2023-03. ${lodging}`];
  expect(await ask('hotelMonths.csv', { city, months: march })).toEqual(refused);
  expect(await ask('hotelFilings.csv', { filter: { city, month: march } })).toEqual(refused);
  const columns = { city: 'THIRDS' };
  const quarterly = await insertHotel(server.db, columns);
  await insertHotelMonths(server.db, [quarterly], { from: '2023-01', receipts: [1, 2, 3], columns });
  const filed = { ...columns, period_end: '2023-03-31', period_months: 3 };
  await insertHotelFiling(server.db, quarterly, first, filed);
  const thirds = { eq: 'THIRDS' };
  expect(await ask('hotelMonths.csv', { city: thirds, months: march })).toEqual([200, '2023-03']);
  const quarter = { from: '2023-01', to: '2023-03' };
  expect(await ask('hotelFilings.csv', { filter: { city: thirds, month: quarter } })).toEqual([
    200,
    '2023-03',
  ]);
});

test('a month of which only early filings are published has its rows, each marked, and a header', async () => {
  const bar = await insertBeverage(server.db, { city: 'ODD' });
  await insertBeverageFiling(server.db, bar, first, {
    city: 'ODD',
    period_end: '1999-04-30',
  });
  const columns = { city: 'ODD' };
  await insertBeverageMonths(server.db, bar, { from: '1999-04', receipts: [5], columns });
  const months = { from: '1999-04', to: '1999-04' };
  expect(await ask('beverageMonths.csv', { city, months })).toEqual([200, '1999-04']);
  await insertBeverageFiling(server.db, bar, first, { city: 'ODD', period_end: '2019-05-31' });
  await insertBeverageMonths(server.db, bar, { from: '2019-05', receipts: [7], columns });
  const { body } = await askForFile(
    server.origin,
    'beverageMonths.jsonl',
    { city, months: { to: '2019-05' } },
    await server.token('paid'),
  );
  const rows = body
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(rows).toMatchObject([
    { month: '1999-04', totalReceipts: 0.05, hasLateFilingsOnly: true },
    { month: '2019-05', totalReceipts: 0.07, hasLateFilingsOnly: false },
  ]);
});

test('an export in the background is refused likewise before it starts, and names what part is missing', async () => {
  const start = (args: object): Promise<unknown> => {
    const document = `mutation ($input: StartExportInput!) {
      startExport(input: $input) { export { state notPublished } errors { code } }
    }`;
    const input = { dataSet: 'hotelMonths', format: 'CSV', argumentsJson: JSON.stringify(args) };
    return server.ask(document, { input }, { as: 'paid' });
  };
  expect(await start({ city, months: in2030 })).toMatchObject({
    errors: [
      {
        message: `No release has lodging of 2030-01 to 2030-03. ${lodging}`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  });
  expect(await start({ city })).toMatchObject({
    data: { startExport: { export: { state: 'WAITING', notPublished: '2023-03 to 2023-04' }, errors: [] } },
  });
  expect(await start({ city, months: { from: '2023-01', to: '2023-02' } })).toMatchObject({
    data: { startExport: { export: { notPublished: null }, errors: [] } },
  });
});
