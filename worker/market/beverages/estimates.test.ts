import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { m1Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

const FILE = 'MIXEDBEV_08_2017.CSV';
const taxes = ['2999.99', '2999.93', '2999.92', '2999.85', '0099.96'];

let folder: string;
let bench: ImportBench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estimates-'));
  const rows = taxes.map((tax, at) =>
    m1Row({ permit: `"MB${String(at)}"`, period: '"2017/07"', tax: ` 00000${tax}` }),
  );
  await writeFile(join(folder, FILE), rows.join(''));
  bench = await importBench();
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

test('estimates of a legacy release are told by their tax, whether it is rounded or cut', async () => {
  expect(await bench.importFile(join(folder, FILE))).toMatchObject([
    { outcome: 'published', flagged: { estimate: 4 } },
  ]);
  const rows = await bench.rows<{ tax: string }>(
    'select (tax_cents / 100.0)::numeric(9, 2)::text as tax from beverage_filing where is_estimate order by permit',
  );
  expect(rows.map(({ tax }) => tax)).toEqual(['2999.99', '2999.93', '2999.92', '99.96']);
});
