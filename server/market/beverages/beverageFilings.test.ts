import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertBeverage, insertBeverageFiling, insertBeverageMonths } from './beverage.factory.ts';

let server: TestServer;
let release: number;
beforeAll(async () => {
  server = await testServer();
  release = await insertRelease(server.db, { product: 'beverage' });
});
afterAll(() => server.close());

test('filings are as filed, found by permit, taxpayer or month, now and as of a release', async () => {
  const later = await insertRelease(server.db, { product: 'beverage' });
  const bar = await insertBeverage(server.db, { permit: 'MB777777' });
  await insertBeverageFiling(server.db, bar, release, {
    permit: 'MB777777',
    source: 'legacy',
    key_address: '200 CONGRESS AVE',
    tax_cents: 4_02,
    is_estimate: true,
    replaced_by_release_id: later,
  });
  await insertBeverageFiling(server.db, bar, later, {
    permit: 'MB777777',
    source: 'legacy',
    key_address: '200 CONGRESS AVE',
    total_receipts_cents: 70_00,
  });
  const document = `query ($asOf: AsOfInput, $filter: BeverageFilingFilter!) {
    beverageFilings(filter: $filter, asOf: $asOf, orderBy: [PERIOD_ASC], first: 5) {
      nodes { permit totalReceipts tax flags replacedBy { id } property { permit } } totalCount
    }
  }`;
  const filter = { permit: { eq: 'MB777777' }, month: { from: '2023-01' } };
  expect(await server.query(document, { filter })).toEqual({
    beverageFilings: {
      nodes: [
        {
          permit: 'MB777777',
          totalReceipts: 70,
          tax: null,
          flags: ['REVISED'],
          replacedBy: null,
          property: { permit: 'MB777777' },
        },
      ],
      totalCount: 1,
    },
  });
  const asOf = { release: `release:${String(release)}` };
  expect(await server.query(document, { filter, asOf })).toMatchObject({
    beverageFilings: {
      nodes: [
        {
          totalReceipts: 60,
          tax: 4.02,
          flags: ['ESTIMATED'],
          replacedBy: { id: `release:${String(later)}` },
        },
      ],
    },
  });
  const id = `beverage:${bar.taxpayer_number}-${String(bar.location_number).padStart(5, '0')}`;
  expect(
    await server.query(
      `query ($id: ID!) { node(id: $id) { ... on BeverageProperty {
        filings(first: 5) { totalCount }
        revisions(first: 5) { nodes {
          kind beverageFilingBefore { totalReceipts } beverageFilingAfter { totalReceipts } hotelFilingAfter { id }
        } }
      } } }`,
      { id },
    ),
  ).toEqual({
    node: {
      filings: { totalCount: 1 },
      revisions: {
        nodes: [
          {
            kind: 'CHANGED',
            beverageFilingBefore: { totalReceipts: 60 },
            beverageFilingAfter: { totalReceipts: 70 },
            hotelFilingAfter: null,
          },
          {
            kind: 'ADDED',
            beverageFilingBefore: null,
            beverageFilingAfter: { totalReceipts: 60 },
            hotelFilingAfter: null,
          },
        ],
      },
    },
  });
});

test('properties with figures are listed by place and permit', async () => {
  const inValentine = { permit: 'MB888888', city: 'VALENTINE', county_code: 122 };
  for (const location_name of ['Z', 'A']) {
    const bar = await insertBeverage(server.db, { ...inValentine, location_name });
    await insertBeverageMonths(server.db, bar, { from: '2023-01', receipts: [100_00] });
  }
  await insertBeverage(server.db, { ...inValentine, location_name: 'COUNTS TO Z' });
  const document = `query ($order: [BeveragePropertyOrder!]) {
    beverageProperties(filter: { permit: { in: ["MB888888"] }, city: { eq: "Valentine" } }, orderBy: $order, first: 9) {
      nodes { name } totalCount
    }
  }`;
  expect(await server.query(document)).toEqual({
    beverageProperties: { nodes: [{ name: 'A' }, { name: 'Z' }], totalCount: 2 },
  });
  expect(await server.query(document, { order: ['NAME_DESC'] })).toMatchObject({
    beverageProperties: { nodes: [{ name: 'Z' }, { name: 'A' }] },
  });
});

test('a filing has its earlier versions; another address of its permit has its own history', async () => {
  const later = await insertRelease(server.db, { product: 'beverage' });
  const bar = await insertBeverage(server.db, { permit: 'MB999999' });
  const legacy = { permit: 'MB999999', source: 'legacy', is_estimate: true, replaced_by_release_id: later };
  await insertBeverageFiling(server.db, bar, release, { ...legacy, key_address: '1 MAIN ST' });
  await insertBeverageFiling(server.db, bar, later, { permit: 'MB999999', key_address: '1 MAIN ST' });
  const other = { permit: 'MB999999', key_address: '2 MAIN ST', total_receipts_cents: 80_00 };
  await insertBeverageFiling(server.db, bar, later, other);
  const document = `{ beverageFilings(filter: { permit: { eq: "MB999999" } }, orderBy: [PERIOD_ASC], first: 5) {
    nodes { totalReceipts history { totalReceipts flags release { id } } }
  } }`;
  expect(await server.query(document)).toEqual({
    beverageFilings: {
      nodes: [
        {
          totalReceipts: 60,
          history: [
            { totalReceipts: 60, flags: ['ESTIMATED'], release: { id: `release:${String(release)}` } },
          ],
        },
        { totalReceipts: 80, history: [] },
      ],
    },
  });
});

test('a filing at an address that replaces another one is revised, and has what was stated there before', async () => {
  const [moved, zeroed] = [
    await insertRelease(server.db, { product: 'beverage' }),
    await insertRelease(server.db, { product: 'beverage' }),
  ];
  const bar = await insertBeverage(server.db, { permit: 'MB555555' });
  const legacy = { permit: 'MB555555', source: 'legacy' };
  await insertBeverageFiling(server.db, bar, release, {
    ...legacy,
    key_address: '1 MAIN ST',
    location_address: '1 MAIN ST',
    replaced_by_release_id: moved,
  });
  const now = { ...legacy, key_address: '1 MAIN ST STE 2', location_address: '1 MAIN ST STE 2' };
  await insertBeverageFiling(server.db, bar, moved, {
    ...now,
    total_receipts_cents: 50_00,
    replaced_by_release_id: zeroed,
  });
  await insertBeverageFiling(server.db, bar, zeroed, { ...now, total_receipts_cents: 0 });
  const document = `{ beverageFilings(filter: { permit: { eq: "MB555555" } }, orderBy: [PERIOD_ASC], first: 5) {
    nodes { totalReceipts flags history { totalReceipts locationAddress flags } }
  } }`;
  expect(await server.query(document)).toEqual({
    beverageFilings: {
      nodes: [
        {
          totalReceipts: 0,
          flags: ['REVISED'],
          history: [
            { totalReceipts: 50, locationAddress: '1 MAIN ST STE 2', flags: ['REVISED'] },
            { totalReceipts: 60, locationAddress: '1 MAIN ST', flags: [] },
          ],
        },
      ],
    },
  });
});

test('of a month that a legacy release and the portal have, the export says which filing counts', async () => {
  const bar = await insertBeverage(server.db, { permit: 'MB919191' });
  const old = await insertBeverage(server.db, { permit: 'MB919191', taxpayer_number: 'MB919191' });
  const month = { permit: 'MB919191', period_end: '2017-09-30' };
  await insertBeverageFiling(server.db, bar, release, { ...month, total_receipts_cents: 221_011_00 });
  await insertBeverageFiling(server.db, old, release, {
    ...month,
    source: 'legacy',
    total_receipts_cents: 221_010_90,
  });
  const response = await fetch(`${server.origin}/exports/beverageFilings.jsonl`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await server.token('paid')}`,
    },
    body: JSON.stringify({ filter: { permit: { eq: 'MB919191' } } }),
  });
  const rows = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ totalReceipts, countedReceipts }) => [totalReceipts, countedReceipts])).toEqual(
    expect.arrayContaining([
      [221_011, 221_011],
      [221_010.9, null],
    ]),
  );
  expect(rows).toHaveLength(2);
});
