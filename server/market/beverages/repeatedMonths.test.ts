import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstDayOf, lastDayOf, type Month } from '../../platform/lib/month.ts';
import { insertRow } from '../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertBeverage, insertCountedLegacy, type InsertedBeverage } from './beverage.factory.ts';

const place = { city: 'DALHART', county_code: 56, zip: '79022' };
const parts = ['liquor', 'wine', 'beer', 'cover_charge'].map((part) => [`${part}_receipts_cents`, null]);
const unknown = Object.fromEntries(parts) as Record<string, null>;

let server: TestServer;
let bar: InsertedBeverage;
let [first, second]: number[] = [];
beforeAll(async () => {
  server = await testServer();
  await server.token('paid');
  const facts = { product: 'beverage', series: 'legacy' } as const;
  first = await insertRelease(server.db, { ...facts, periods: { '2014-10-31': 1 } });
  second = await insertRelease(server.db, { ...facts, periods: { '2015-01-31': 1 } });
  bar = await insertBeverage(server.db, { ...place, taxpayer_number: 'MB403917', location_number: 0 });
});
afterAll(() => server.close());

/** Files the receipts in a legacy release. */
async function file(releaseId: number, receipts: Record<Month, number>): Promise<void> {
  for (const [month, cents] of Object.entries(receipts)) {
    const amounts = { ...unknown, total_receipts_cents: cents };
    const filed = { ...place, permit: 'MB403917', period_end: lastDayOf(month), ...amounts };
    await insertCountedLegacy(server.db, { permitOf: bar, countsTo: bar }, releaseId, {
      ...filed,
      counted: place,
    });
    await insertRow(server.db, 'beverage_month', {
      property_id: bar.id,
      month: firstDayOf(month),
      ...amounts,
      is_estimate: false,
      source: 'legacy',
      ...place,
      release_id: releaseId,
    });
  }
}

const figures = `months(asOf: $asOf) { month flags } headline(asOf: $asOf) { unusualMonths }
  years(asOf: $asOf) { year unusualMonths }`;

interface Answer {
  beverageProperty: {
    months: { month: Month; flags: string[] }[];
    headline: { unusualMonths: Month[] };
    years: { year: number; unusualMonths: Month[] }[];
  };
  results: { nodes: { totalReceipts: number; flags: string[] }[] };
}

test('months of legacy releases with one amount are pointed out from the third on, as of a release too', async () => {
  await file(first ?? 0, {
    '2014-05': 40_800_00,
    '2014-06': 40_800_00,
    '2014-07': 40_800_00,
    '2014-08': 44_773_88,
    '2014-09': 44_773_88,
    '2014-10': 90_00,
  });
  await file(second ?? 0, { '2014-11': 44_773_88, '2014-12': 90_00, '2015-01': 90_00 });
  const repeated = ['2014-08', '2014-09', '2014-11'];
  const ask = async (asOf: object | null): Promise<Answer> =>
    server.query<Answer>(
      `query ($asOf: AsOfInput, $input: BeverageResultsInput!) {
        beverageProperty(taxpayerNumber: "MB403917", locationNumber: 0) { ${figures} }
        results: beverageResults(input: $input, asOf: $asOf, first: 5) { nodes { totalReceipts flags } }
      }`,
      { asOf, input: { year: 2014, month: 9, place: { kind: 'CITY', names: ['DALHART'] } } },
    );
  const flagged = ({ beverageProperty: { months } }: Answer): Month[] =>
    months.filter(({ flags }) => flags.includes('REPEATED_RECEIPTS')).map(({ month }) => month);
  const now = await ask(null);
  expect(flagged(now)).toEqual(repeated);
  expect(now.beverageProperty.headline.unusualMonths).toEqual(repeated);
  expect(now.beverageProperty.years).toEqual([
    { year: 2014, unusualMonths: repeated },
    { year: 2015, unusualMonths: [] },
  ]);
  expect(now.results.nodes).toEqual([{ totalReceipts: 44_773.88, flags: ['REPEATED_RECEIPTS'] }]);
  expect(await ask({ release: `release:${String(second)}` })).toEqual(now);
  const before = await ask({ release: `release:${String(first)}` });
  expect(flagged(before)).toEqual([]);
  expect(before.results.nodes).toEqual([{ totalReceipts: 44_773.88, flags: [] }]);
});
