import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuckDb, type DuckDb } from '../../../../../server/launch/test/duckDb.ts';
import { testServer, type TestServer } from '../../../../../server/launch/test/query.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { exportFolder } from '../../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { h2Row, h2Rows } from '../../../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../../../test/imports.ts';
import { keepBundle } from './keepBundle.ts';

let bench: ImportBench;
let server: TestServer;
let duck: DuckDb;

const named = (name: string): string => `"${name.padEnd(50)}"`;

async function publish(name: string, rows: string): Promise<void> {
  const path = join(bench.dataDir, name);
  await writeFile(path, rows);
  await bench.importFile(path, { acceptIncomplete: true, acceptChanges: true, acceptAmounts: true });
}

beforeAll(async () => {
  duck = await openDuckDb();
  bench = await importBench();
  // It loads the rules of brands, which imports need.
  server = await testServer({ database: bench, dataDir: bench.dataDir });
  const branded = ['WESTIN PRAIRIE', 'SHERATON PRAIRIE'].map((name, at) =>
    h2Row({ locationNumber: `0060${String(at)}`, locationName: named(name) }),
  );
  await publish('HOT2303.CSV', h2Rows(150) + branded.join(''));
  const quarterly = { periodEnd: '20230630', filerType: '60', locationNumber: '00500' };
  await publish(
    'HOT2304.CSV',
    h2Rows(20, { periodEnd: '20230430' }) + h2Row({ ...quarterly, locationName: named('WESTIN QUARTER') }),
  );
});
afterAll(async () => {
  duck.close();
  await server.close();
  await bench.close();
});

test('months without quarterly filers say which brands have some', async () => {
  const { dataDir, pool } = bench;
  const log = createLog('test', 'silent');
  expect(await keepBundle({ pool, dataDir, log, signal: new AbortController().signal })).toBe(true);
  const { bundles } = await server.query<{ bundles: { id: string }[] }>(
    '{ bundles { id } }',
    {},
    { as: 'admin' },
  );
  const folder = exportFolder(dataDir);
  const { stdout } = await promisify(execFile)('find', [folder, '-name', '*.tar']);
  const [archive = expect.fail('no bundle')] = stdout.trim().split('\n');
  expect(bundles).toHaveLength(1);
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  duck.add('brand_months.parquet', await readFile(join(folder, 'texas-receipts', 'brand_months.parquet')));
  const marked = (mark: string): unknown =>
    duck.rows(
      `select brand, strftime(month, '%Y-%m') as month from 'brand_months.parquet' where ${mark} order by 1`,
    );
  const westin = { brand: 'Westin', month: '2023-03' };
  expect(marked('awaits_quarterly_filers')).toEqual([westin]);
  expect(marked('lacks_quarterly_filers')).toEqual([{ ...westin, brand: 'Sheraton' }, westin]);
});
