import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../platform/lib/month.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
  insertCountedLegacy,
  type InsertedBeverage,
} from './beverage.factory.ts';

const alpine = { city: 'ALPINE', county_code: 22, zip: '79830' };
const marathon = { city: 'MARATHON', county_code: 22, zip: '79842' };
const headline = `headline {
  month totalReceipts receiptsChange { amount percent } ttmReceipts ttmChange { amount percent }
  cityRank { rank of } countyRank { rank of } flags release { id }
}`;

let server: TestServer;
let release: number;
beforeAll(async () => {
  server = await testServer();
  release = await insertRelease(server.db, { product: 'beverage', periods: { '2023-06-30': 4 } });
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2014-12-31': 2, '2015-01-31': 100 },
  });
});
afterAll(() => server.close());

function idOf({ taxpayer_number, location_number }: InsertedBeverage): string {
  return `beverage:${taxpayer_number}-${String(location_number).padStart(5, '0')}`;
}

async function headlines(bars: readonly InsertedBeverage[]): Promise<unknown[]> {
  const { nodes } = await server.query<{ nodes: { headline: unknown }[] }>(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on BeverageProperty { ${headline} } } }`,
    { ids: bars.map(idOf) },
  );
  return nodes.map((node) => node.headline);
}

/** A bar that has filed for June 2023, with the months that end with it. */
async function insertFiler(
  place: typeof alpine,
  receipts: readonly number[],
  columns: object = {},
): Promise<InsertedBeverage> {
  const bar = await insertBeverage(server.db, place);
  await insertBeverageMonths(server.db, bar, {
    from: addMonths('2023-06', 1 - receipts.length),
    receipts,
    releaseId: release,
    columns: { ...place, ...columns },
  });
  await insertBeverageFiling(server.db, bar, release, {
    ...place,
    period_end: '2023-06-30',
    total_receipts_cents: receipts.at(-1),
  });
  return bar;
}

test('has the latest month, its change, twelve months and the ranks, including ties and estimates', async () => {
  const year = (cents: number): number[] => Array.from({ length: 12 }, () => cents);
  // July 2021 to June 2023: $100.00 a month, then $110.00.
  const first = await insertFiler(alpine, [...year(100_00), ...year(110_00)]);
  const second = await insertFiler(alpine, [90_00], { is_estimate: true });
  const third = await insertFiler(alpine, [90_00]);
  const elsewhere = await insertFiler(marathon, [500_00]);
  await server.token('paid');
  const { result, statements } = await countSql(() => headlines([first, second, third, elsewhere]));
  const of = { month: '2023-06', release: { id: `release:${String(release)}` } };
  const alone = { receiptsChange: null, ttmReceipts: null, ttmChange: null };
  expect(result).toEqual([
    {
      ...of,
      totalReceipts: 110,
      receiptsChange: { amount: 10, percent: 10 },
      ttmReceipts: 1_320,
      ttmChange: { amount: 120, percent: 10 },
      cityRank: { rank: 1, of: 3 },
      countyRank: { rank: 2, of: 4 },
      flags: [],
    },
    ...[second, third].map((bar) => ({
      ...of,
      ...alone,
      totalReceipts: 90,
      cityRank: { rank: 2, of: 3 },
      countyRank: { rank: 3, of: 4 },
      flags: bar === second ? ['ESTIMATED'] : [],
    })),
    {
      ...of,
      ...alone,
      totalReceipts: 500,
      cityRank: { rank: 1, of: 1 },
      countyRank: { rank: 1, of: 4 },
      flags: [],
    },
  ]);
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual([
    'beverageHeadlines',
    'beverageRanks',
    'beveragesByNumber',
    'latestPeriods',
    'releasesById',
    'useSessions',
  ]);
});

test('a bar that two owners filed for counts once, with the receipts of both', async () => {
  const place = { city: 'TERLINGUA', county_code: 23, zip: '79852' };
  const seller = await insertFiler(place, [200_00]);
  const buyer = await insertFiler(place, [300_00]);
  const other = await insertFiler(place, [400_00]);
  await insertEstablishment(server.db, 'beverage', [
    { id: seller.id, from: '2023-06', to: '2023-06' },
    { id: buyer.id, from: '2023-06', to: '2023-06' },
  ]);
  const ranked = (rank: number): object => ({ cityRank: { rank, of: 2 }, countyRank: { rank, of: 2 } });
  expect(await headlines([seller, buyer, other])).toMatchObject([ranked(1), ranked(1), ranked(2)]);
});

test('a bar that took in nothing is not ranked, nor among those that are', async () => {
  const place = { city: 'SHAFTER', county_code: 189, zip: '79850' };
  const open = await insertFiler(place, [100_00]);
  const closed = await insertFiler(place, [0]);
  const only = { rank: 1, of: 1 };
  expect(await headlines([open, closed])).toMatchObject([
    { cityRank: only, countyRank: only },
    { totalReceipts: 0, cityRank: null, countyRank: null },
  ]);
});

test('a bar of a legacy filing is compared under the portal’s property of its permit', async () => {
  const place = { city: 'VALENTINE', county_code: 122, zip: '79854' };
  const permit = { ...place, permit: 'MB777777' };
  const portal = await insertBeverage(server.db, { ...place, permit: 'RENEWED' });
  const legacy = await insertBeverage(server.db, {
    ...permit,
    taxpayer_number: 'MB777777',
    location_number: 0,
  });
  const other = await insertBeverage(server.db, place);
  const counted = { ...place, source: 'legacy' };
  await insertBeverageMonths(server.db, portal, { from: '2015-01', receipts: [80_00], columns: counted });
  await insertBeverageMonths(server.db, other, { from: '2015-01', receipts: [70_00], columns: place });
  const filed = { ...permit, period_end: '2015-01-31' };
  await insertCountedLegacy(server.db, { permitOf: legacy, countsTo: portal }, release, {
    ...filed,
    counted: place,
    total_receipts_cents: 80_00,
  });
  await insertBeverageFiling(server.db, other, release, {
    ...filed,
    permit: 'MB777778',
    total_receipts_cents: 70_00,
  });
  expect(await headlines([portal, other])).toMatchObject([
    { cityRank: { rank: 1, of: 2 }, countyRank: { rank: 1, of: 2 } },
    { cityRank: { rank: 2, of: 2 }, countyRank: { rank: 2, of: 2 } },
  ]);
});

test('late filings of a month that no release has in full are not ranked among each other', async () => {
  const late = await insertBeverage(server.db, marathon);
  await insertBeverageMonths(server.db, late, { from: '2014-12', receipts: [70_00], columns: marathon });
  await insertBeverageFiling(server.db, late, release, {
    ...marathon,
    period_end: '2014-12-31',
    total_receipts_cents: 70_00,
  });
  expect(await headlines([late])).toMatchObject([
    { month: '2014-12', totalReceipts: 70, cityRank: null, countyRank: null },
  ]);
});

test('a bar without a place has no rank, and a bar without months has no headline', async () => {
  const nowhere = { city: null, county_code: null, zip: null };
  const outside = await insertBeverage(server.db, nowhere);
  await insertBeverageMonths(server.db, outside, {
    from: '2022-06',
    receipts: [0, ...Array<number>(11).fill(5_00), 9_00],
    columns: nowhere,
  });
  const empty = await insertBeverage(server.db, alpine);
  // A year before there were none, so the change has no percentage.
  expect(await headlines([outside, empty])).toMatchObject([
    {
      month: '2023-06',
      receiptsChange: { amount: 9, percent: null },
      ttmReceipts: 64,
      ttmChange: null,
      cityRank: null,
      countyRank: null,
    },
    null,
  ]);
});
