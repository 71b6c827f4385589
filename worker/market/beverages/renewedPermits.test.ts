import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

// One bar, whose permit is renewed under another number between two releases of the portal.
const legacyRow = (permit: string): string =>
  m1Row({ permit: `"${permit}"`, period: '"2015/03"', tax: ' 000000067.00' });
const files = {
  'MIXEDBEV_04_2015.CSV': legacyRow('N 674146'),
  'Mixed_Beverage_Gross_Receipts-201709.csv': M2_HEADER + m2Row({ permit: 'N 674146' }),
  'Mixed_Beverage_Gross_Receipts-201710.csv':
    M2_HEADER + m2Row({ permit: 'RM997763', begin: '10/19/2017', periodEnd: '10/31/2017' }),
};
type File = keyof typeof files;
const [LEGACY, SEPTEMBER, OCTOBER] = Object.keys(files) as [File, File, File];

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
    `select p.taxpayer_number as taxpayer, to_char(month, 'YYYY-MM') as month, source
    from beverage_month join beverage_property p on p.id = property_id order by month`,
  );

test.each([
  [LEGACY, SEPTEMBER, OCTOBER],
  [SEPTEMBER, OCTOBER, LEGACY],
  [OCTOBER, LEGACY, SEPTEMBER],
])('what was filed under an earlier permit stays with its bar: %s, %s, %s', async (...order) => {
  bench = await importBench();
  for (const file of order) {
    expect(await bench.importFile(join(folder, file))).toMatchObject([{ outcome: 'published' }]);
  }
  const taxpayer = '32000000002';
  const all = [
    { taxpayer, month: '2015-03', source: 'legacy' },
    { taxpayer, month: '2017-09', source: 'portal' },
    { taxpayer, month: '2017-10', source: 'portal' },
  ];
  expect(await months()).toEqual(all);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await months()).toEqual(all);
});
