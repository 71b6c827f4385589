import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { m1Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { rowsOfMarch, type Filed } from './likeForLike.testing.ts';

let bench: ImportBench;
let server: TestServer;
let files: string;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench });
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await server.close();
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

async function importRows(file: string, rows: readonly string[]): Promise<void> {
  await writeFile(join(files, file), rows.join(''));
  const [report] = await bench.importFile(join(files, file), { acceptIncomplete: true, acceptFuture: true });
  expect(report).toMatchObject({ outcome: 'published' });
}

/** A release of March: each location's filing. */
const importMarch = (year: number, filed: Record<number, Filed>): Promise<void> =>
  importRows(`HOT${String(year).slice(2)}03.CSV`, rowsOfMarch(year, filed));

/** Stored pairs of months, in dollars. */
const pairs = (table: string, where: string): Promise<object[]> =>
  bench.rows(`select to_char(month, 'YYYY-MM') as month, properties, receipts_before_cents as earlier,
    receipts_cents as later from ${table} where ${where} order by month`);

const HEADLINE = `headline {
  month receiptsChange { amount percent } receiptsLikeForLike { earlier later share } ttmMonths ttmReceipts
  yearToDate { months receipts comparedYear receiptsBefore receiptsChange { amount } likeForLike { earlier later } }
}`;
const GROWTH = 'growth(from: "2023-03", to: "2023-03") { likeForLike { earlier later change { amount } } }';

async function city(name: string): Promise<Record<string, unknown>> {
  const { place } = await server.query<{ place: Record<string, unknown> }>(
    `query ($name: String!) { place(kind: CITY, name: $name) { ${HEADLINE.replace('headline', 'headline: lodgingHeadline')} ${GROWTH} } }`,
    { name },
  );
  return place;
}

test('only properties and marketplaces with a figure in both months are compared, whichever came first', async () => {
  await importMarch(2023, {
    1: { dollars: 1_100, name: 'HAMPTON INN MARFA' },
    // It enters; another leaves.
    3: { dollars: 250 },
    4: { dollars: 990, isQuarterly: true },
    5: { dollars: 600, name: 'CITY OF MARFA' },
    // It has another ZIP code than before.
    6: { dollars: 220, zip: '79845' },
    7: { dollars: 450, name: 'COURTYARD ALPINE', city: 'ALPINE' },
    8: { dollars: 150, name: 'HAMPTON INN ALPINE', city: 'ALPINE' },
  });
  expect(await pairs('hotel_place_like_for_like', 'true')).toEqual([]);
  await importMarch(2022, {
    1: { dollars: 1_000, name: 'HAMPTON INN MARFA' },
    2: { dollars: 300 },
    4: { dollars: 900, isQuarterly: true },
    5: { dollars: 500, name: 'CITY OF MARFA' },
    6: { dollars: 200 },
    7: { dollars: 400, name: 'HAMPTON INN ALPINE', city: 'ALPINE' },
    8: { dollars: 100, name: 'DOUBLETREE ALPINE', city: 'ALPINE' },
  });
  // $900 and $990 of 90 days are $310 and $341 of March.
  const marfa = inCents('2023-03', 4, 2_010, 2_261);
  const kept = (kind: string, key: string) =>
    pairs('hotel_place_like_for_like', `kind = '${kind}' and place_key = '${key}'`);
  expect(await kept('CITY', 'MARFA')).toEqual(marfa);
  expect(await kept('COUNTY', '189')).toEqual(marfa);
  expect(await kept('ZIP', '79843')).toEqual(inCents('2023-03', 2, 1_310, 1_441));
});

function inCents(month: string, properties: number, earlier: number, later: number): object[] {
  return [{ month, properties, earlier: earlier * 100, later: later * 100 }];
}

test('headline, year to date and growth of a place state the same change, beside the sums of all', async () => {
  const change = { amount: 251, percent: 12.49 };
  const likeForLike = { earlier: 2_010, later: 2_261 };
  expect(await city('MARFA')).toEqual({
    headline: {
      month: '2023-03',
      receiptsChange: change,
      // Of the $2,310 of March 2022.
      receiptsLikeForLike: { ...likeForLike, share: 87.01 },
      ttmMonths: 1,
      ttmReceipts: null,
      yearToDate: {
        months: ['2023-03'],
        receipts: 2_511,
        comparedYear: 2022,
        receiptsBefore: 2_310,
        receiptsChange: { amount: 251 },
        likeForLike,
      },
    },
    growth: { likeForLike: { ...likeForLike, change: { amount: 251 } } },
  });
});

test('a brand compares the hotels that bore its name in both, a company those of any of its brands', async () => {
  const [hampton] = await bench.rows<{ id: number; company: number }>(
    "select id, parent_company_id as company from brand where name = 'Hampton by Hilton'",
  );
  const document = `query ($brand: ID!, $company: ID!) {
    brand(id: $brand) { ${HEADLINE} ${GROWTH} } parentCompany(id: $company) { ${HEADLINE} ${GROWTH} }
  }`;
  const answer = await server.query(document, {
    brand: `brand:${String(hampton?.id)}`,
    company: `parent-company:${String(hampton?.company)}`,
  });
  const said = (earlier: number, later: number, share: number): object => ({
    headline: { receiptsLikeForLike: { earlier, later, share }, receiptsChange: { amount: later - earlier } },
    growth: { likeForLike: { earlier, later } },
  });
  expect(answer).toMatchObject({ brand: said(1_000, 1_100, 88), parentCompany: said(1_100, 1_250, 100) });
});

test('if the year before is not published, the year to date compares with the latest published year', async () => {
  await importMarch(2025, {
    1: { dollars: 1_300, name: 'HAMPTON INN MARFA' },
    // With less than half the rows of the years before, the month would not count yet.
    10: { dollars: 1, city: 'ALPINE' },
    11: { dollars: 1, city: 'ALPINE' },
    12: { dollars: 1, city: 'ALPINE' },
  });
  expect(await city('MARFA')).toMatchObject({
    headline: {
      month: '2025-03',
      receiptsChange: null,
      receiptsLikeForLike: null,
      yearToDate: {
        months: ['2025-03'],
        receipts: 1_300,
        comparedYear: 2023,
        receiptsBefore: 2_511,
        receiptsChange: { amount: 200 },
        likeForLike: { earlier: 1_100, later: 1_300 },
      },
    },
  });
});

test('a re-issue that takes a hotel away takes it from both sides of the year after', async () => {
  await importMarch(2022, {
    1: { dollars: 1_000, name: 'HAMPTON INN MARFA' },
    5: { dollars: 500, name: 'CITY OF MARFA' },
  });
  const state = `${tables.map((table) => `select '${table} ' || t::text as row from ${table} t`).join(' union all ')} order by 1`;
  expect(await pairs('hotel_place_like_for_like', "kind = 'CITY' and place_key = 'MARFA'")).toEqual(
    inCents('2023-03', 3, 1_810, 2_041),
  );
  const before = await bench.rows(state);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await bench.rows(state)).toEqual(before);
});

const tables = ['hotel_place_like_for_like', 'brand_like_for_like', 'parent_company_like_for_like'];

const CHANGES = `{
  month receiptsChange { percent } receiptsChangeWithoutIdle { amount percent } ttmChangeWithoutIdle { percent }
  yearToDate { receiptsChange { percent } receiptsChangeWithoutIdle { percent } }
}`;

test('a headline says how the change reads without a hotel whose seller files $0 beside the buyer', async () => {
  const other = { name: 'HAMPTON INN ALPINE', city: 'ALPINE' } as const;
  const sold = { city: 'ALPINE', address: '20 SALE ST' } as const;
  const soldToo = { city: 'ALPINE', address: '30 SALE ST' } as const;
  await importMarch(2025, {
    20: { dollars: 600, ...sold },
    23: { dollars: 400, ...soldToo },
    22: { dollars: 5_000, ...other },
  });
  await importMarch(2026, {
    20: { dollars: 0, ...sold },
    // Its rooms are flagged as doubtful, not as idle.
    23: { dollars: 0, rooms: 4_000, ...soldToo },
    21: { dollars: 1_200, ...sold },
    22: { dollars: 5_500, ...other },
  });
  const [latest] = await bench.rows<{ id: string }>("select 'release:' || max(id) as id from release");
  const document = `query ($asOf: AsOfInput) {
    city: place(kind: CITY, name: "ALPINE") {
      headline: lodgingHeadline(asOf: $asOf) ${CHANGES}
      lodgingYears(from: 2026, to: 2026, asOf: $asOf) { receiptsChange { percent } receiptsChangeWithoutIdle { percent } }
    }
    owner(number: "32000000001") { headline(product: HOTEL, asOf: $asOf) ${CHANGES} }
  }`;
  // Alone, because growth and key figures as of a release are too much for one query.
  const growthDocument = `query ($asOf: AsOfInput) { place(kind: CITY, name: "ALPINE") {
    growth(from: "2026-03", to: "2026-03", asOf: $asOf) { likeForLike { change { percent } changeWithoutIdle { percent } } }
  } }`;
  const [change, without] = [{ percent: -8.33 }, { percent: 10 }];
  const ofYear = { receiptsChange: change, receiptsChangeWithoutIdle: without };
  const headline = {
    month: '2026-03',
    receiptsChange: change,
    receiptsChangeWithoutIdle: { amount: 500, percent: 10 },
    ttmChangeWithoutIdle: null,
    yearToDate: ofYear,
  };
  const growth = { likeForLike: { change, changeWithoutIdle: without } };
  const all = { city: { headline, lodgingYears: [ofYear] }, owner: { headline } };
  for (const variables of [{}, { asOf: { release: latest?.id } }]) {
    expect(await server.query(document, variables)).toEqual(all);
    expect(await server.query(growthDocument, variables)).toEqual({ place: { growth } });
  }
  // A hotel alone has no more than its own change.
  const [brand] = await bench.rows<{ id: number }>("select id from brand where name = 'Hampton by Hilton'");
  const ofBrand = `query ($brand: ID!) { brand(id: $brand) { headline ${CHANGES} } }`;
  expect(await server.query(ofBrand, { brand: `brand:${String(brand?.id)}` })).toMatchObject({
    brand: { headline: { receiptsChange: { percent: 10 }, receiptsChangeWithoutIdle: { percent: 10 } } },
  });
});

function permit(number: number, period: string, address: string, tax: number, zip = '79843'): string {
  return m1Row({
    permit: `"MB10000${String(number)}"`,
    address: `"${address}"`,
    period: `"${period}"`,
    tax: ` ${tax.toFixed(2).padStart(12, '0')}`,
    ...(zip === '79843' ? {} : { zip: `"${zip}"`, city: '"ALPINE"', county: '"022"' }),
  });
}

test('bars are compared by what they filed for the place in both months, from however many addresses', async () => {
  // A tax of $67 is of $1,000.
  await importRows('MIXEDBEV_11_2014.CSV', [
    permit(1, '2014/11', '1 RIVER RD', 67),
    permit(1, '2014/11', '9 HILL RD', 134, '79830'),
    permit(2, '2014/11', '2 RIVER RD', 67),
    permit(2, '2014/11', '3 RIVER RD', 33.5),
    permit(3, '2014/11', '4 RIVER RD', 67),
    permit(5, '2014/11', '6 RIVER RD', 67),
  ]);
  await importRows('MIXEDBEV_11_2015.CSV', [
    permit(1, '2015/11', '1 RIVER RD', 73.7),
    permit(2, '2015/11', '2 RIVER RD', 67),
    permit(4, '2015/11', '5 RIVER RD', 67),
    permit(5, '2015/11', '6 RIVER RD', 134),
  ]);
  const expected = inCents('2015-11', 3, 3_500, 4_100);
  const kept = (where: string): Promise<object[]> => pairs('beverage_place_like_for_like', where);
  expect(await kept("kind = 'CITY'")).toEqual(expected);
  expect(await kept("kind = 'COUNTY'")).toEqual(expected);
  const { place } = await server.query<{ place: unknown }>(`{ place(kind: CITY, name: "MARFA") {
    alcoholHeadline { receiptsChange { amount } receiptsLikeForLike { share } yearToDate { likeForLike { earlier later } } }
  } }`);
  expect(place).toEqual({
    alcoholHeadline: {
      // Of the $4,500 of November 2014: too little.
      receiptsChange: null,
      receiptsLikeForLike: { share: 77.77 },
      yearToDate: { likeForLike: { earlier: 3_500, later: 4_100 } },
    },
  });
});
