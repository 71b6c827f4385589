import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../server/launch/test/query.ts';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

// $117,621.94 and $10.00 of receipts.
const TAX = { renewed: ' 000007880.67', other: ' 000000000.67' };
const address = '"250 S MAIN ST STE                "';

const legacyRow = (permit: string, tax: string): string =>
  m1Row({ permit: `"${permit}"`, period: '"2017/09"', address, tax });
const portalRow = { periodEnd: '09/30/2017', locationAddress: '250 S Main St Ste L', permit: 'MB997923' };
const parts = { liquor: '$117622', wine: '$0', beer: '$0', total: '$117622' };

/** One bar whose permit the portal has under another number, and another one in its house that the portal lacks. */
const files = {
  'MIXEDBEV_10_2017.CSV': legacyRow('MB975767', TAX.renewed) + legacyRow('MB975768', TAX.other),
  'Mixed_Beverage_Gross_Receipts-201709.csv': M2_HEADER + m2Row({ ...portalRow, ...parts }),
};
type File = keyof typeof files;
const [LEGACY, PORTAL] = Object.keys(files) as [File, File];

let folder: string;
let bench: ImportBench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterEach(() => bench.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const months = (): Promise<object[]> =>
  bench.rows(
    `select p.taxpayer_number as taxpayer, source, m.total_receipts_cents::int as receipts
    from beverage_month m join beverage_property p on p.id = m.property_id order by 3 desc`,
  );
const ofZip = (): Promise<object[]> =>
  bench.rows(`select total_receipts_cents::int as receipts from beverage_place_month where kind = 'ZIP'`);

const other = { taxpayer: 'MB975768', source: 'legacy', receipts: 10_00 };
const renewed = { source: 'portal', receipts: 117_622_00 };

test.each([
  [LEGACY, PORTAL],
  [PORTAL, LEGACY],
])('receipts that the portal states under a renewed permit count once: %s, %s', async (...order) => {
  bench = await importBench();
  for (const file of order) {
    expect(await bench.importFile(join(folder, file))).toMatchObject([{ outcome: 'published' }]);
  }
  const once = async (): Promise<void> => {
    expect(await months()).toMatchObject([renewed, other]);
    expect(await ofZip()).toEqual([{ receipts: 117_632_00 }]);
  };
  await once();
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  await once();
});

const legacyAlone = { taxpayer: 'MB975767', source: 'legacy', receipts: 117_621_94 };

test('an undo of the portal’s release brings the legacy filing back', async () => {
  bench = await importBench();
  for (const file of [LEGACY, PORTAL]) await bench.importFile(join(folder, file));
  const asked = { releaseId: 2, by: 'ann', reason: 'wrong', dryRun: false, tell: () => undefined };
  await undoRelease(bench, asked);
  expect(await months()).toEqual([legacyAlone, other]);
  expect(await ofZip()).toEqual([{ receipts: 117_631_94 }]);
});

test('as of each release a place has the same as at that time', async () => {
  bench = await importBench();
  const server = await testServer({ database: bench });
  const asked = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) {
        place(kind: ZIP, name: "79843") { alcoholMonths(asOf: $asOf, from: "2017-08", to: "2017-10") { month totalReceipts properties } }
        beverageProperties(first: 5) { nodes { establishment { months(asOf: $asOf) { month totalReceipts } } } }
      }`,
      { asOf },
    );
  await bench.importFile(join(folder, LEGACY));
  const alone = (await asked(null)) as { place: object };
  await bench.importFile(join(folder, PORTAL));
  const now = await asked(null);
  expect(JSON.stringify(now)).toContain('"totalReceipts":117632,"properties":2');
  expect(await asked({ release: 'release:2' })).toEqual(now);
  const then = await asked({ release: 'release:1' });
  expect(JSON.stringify(then)).toContain('"totalReceipts":117631.94,"properties":2');
  expect(then).toMatchObject({ place: alone.place });
  await server.close();
});
