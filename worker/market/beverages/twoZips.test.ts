import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { m1Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

const filed = (city: string, zip: string, tax: string, permit = 'MB1'): string =>
  m1Row({
    permit: `"${permit}"`,
    period: '"2017/07"',
    city: `"${city}"`,
    zip: `"${zip}"`,
    county: '""',
    tax,
  });
// $10.00 and $30.00 of receipts.
const files = {
  'MIXEDBEV_08_2017.CSV':
    filed('MARFA', '79843', ' 000000000.67') + filed('ALPINE', '79830', ' 000000002.01'),
  'MIXEDBEV_09_2017.CSV':
    filed('ALPINE', '79830', ' 000000000.00') + filed('MARATHON', '79842', ' 000000000.67', 'MB2'),
};

let folder: string;
let bench: ImportBench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zips-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  bench = await importBench();
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

/** `city: dollars` of July 2017, after the import of a file. */
async function importedFrom(file: keyof typeof files): Promise<string[]> {
  expect(await bench.importFile(join(folder, file))).toMatchObject([{ message: null, outcome: 'published' }]);
  const rows = await bench.rows<{ line: string }>(
    `select city || ': ' || total_receipts_cents / 100 as line from beverage_legacy_link
    where month = '2017-07-01' order by 1`,
  );
  return rows.map(({ line }) => line);
}

test('a permit that filed one address with two ZIP codes counts in each place, and each is amended alone', async () => {
  expect(await importedFrom('MIXEDBEV_08_2017.CSV')).toEqual(['ALPINE: 30', 'MARFA: 10']);
  expect(await importedFrom('MIXEDBEV_09_2017.CSV')).toEqual(['ALPINE: 0', 'MARATHON: 10', 'MARFA: 10']);
});
