import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../server/launch/test/query.ts';
import { migrate } from '../../../server/platform/database.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { movingBars as files } from './movingBars.testing.ts';

type File = keyof typeof files;
const [MARCH, APRIL, SEPTEMBER, OCTOBER] = Object.keys(files) as [File, File, File, File];

let folder: string;
let bench: ImportBench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterEach(() => bench.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importAll(order: readonly File[]): Promise<void> {
  bench = await importBench();
  for (const file of order) {
    expect(await bench.importFile(join(folder, file))).toMatchObject([{ outcome: 'published' }]);
  }
}

/** `city: dollars of bars` of March 2015. */
const march = async (): Promise<string[]> => {
  const rows = await bench.rows<{ line: string }>(
    `select place_key || ': ' || total_receipts_cents / 100 || ' of ' || properties as line
    from beverage_place_month where kind = 'CITY' and month = '2015-03-01' order by 1`,
  );
  return rows.map(({ line }) => line);
};

test.each([
  [MARCH, APRIL, SEPTEMBER, OCTOBER],
  [OCTOBER, SEPTEMBER, APRIL, MARCH],
  [APRIL, SEPTEMBER, MARCH, OCTOBER],
])('legacy filings count where their bars are now: %s, %s, %s, %s', async (...order) => {
  await importAll(order);
  const all = ['ALPINE: 10 of 1', 'MARATHON: 10 of 1', 'MARFA: 20 of 1', 'SHAFTER: 10 of 1'];
  expect(await march()).toEqual(all);
  const counties = `select place_key, total_receipts_cents as cents, properties from beverage_place_month
    where kind = 'COUNTY' and month = '2015-03-01' order by 1`;
  const byCounty = [
    { place_key: '189', cents: 30_00, properties: 2 },
    { place_key: '22', cents: 20_00, properties: 2 },
  ];
  expect(await bench.rows(counties)).toEqual(byCounty);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await march()).toEqual(all);
  expect(await bench.rows(counties)).toEqual(byCounty);
});

test('legacy filings move as soon as a release moves their bar', async () => {
  await importAll([MARCH]);
  expect(await march()).toEqual(['ALPINE: 10 of 1', 'MARFA: 40 of 3']);
  const importFile = (file: File): Promise<unknown> => bench.importFile(join(folder, file));
  await importFile(APRIL);
  expect(await march()).toContain('SHAFTER: 10 of 1');
  await importFile(SEPTEMBER);
  expect(await march()).toContain('ALPINE: 20 of 2');
  await importFile(OCTOBER);
  expect(await march()).toContain('MARATHON: 10 of 1');
});

test('a bar that filed from two addresses in a month is one bar of its owner', async () => {
  await importAll([MARCH, APRIL, SEPTEMBER, OCTOBER]);
  const server = await testServer({ database: bench });
  const range = 'product: BEVERAGE, from: "2015-03", to: "2015-03"';
  const { marketMonths, owners } = await server.query<{
    marketMonths: { groups: object[] };
    owners: { nodes: object[] };
  }>(`{
    marketMonths(groupBy: OWNER, ${range}, filter: { taxpayerNumber: { eq: "MB2" } }) { groups { total properties } }
    owners: rankOwners(first: 1, ${range}, filter: { taxpayerNumber: { eq: "MB2" } }) {
      nodes { figures { receipts properties filersPerMonth } }
    }
  }`);
  expect(marketMonths.groups).toEqual([{ total: 30, properties: [1] }]);
  expect(owners.nodes).toEqual([{ figures: { receipts: 30, properties: 1, filersPerMonth: 1 } }]);
  await server.close();
});

test('a database of the version before gets the same links', async () => {
  await importAll([MARCH, APRIL, SEPTEMBER, OCTOBER]);
  const links = (): Promise<object[]> =>
    bench.rows(
      'select filing_id, property_id, month, total_receipts_cents from beverage_legacy_link order by filing_id',
    );
  const places = (): Promise<object[]> =>
    bench.rows('select * from beverage_permit_place order by permit, location_zip');
  const [known, placed] = [await links(), await places()];
  expect(known).toHaveLength(7);
  const names = bench.dataSource.migrations.map(({ name }) => name);
  const since = names.length - names.indexOf('LegacyLinks20261122000500');
  expect(since).toBeLessThan(names.length);
  for (let i = 0; i < since; i += 1) await bench.dataSource.undoLastMigration();
  await migrate(bench.dataSource);
  expect(await links()).toEqual(known);
  expect(await places()).toEqual(placed);
});
