import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Rows } from './fixtures/rows.testing.ts';
import type { ReleaseReport } from './report.ts';

const MONTH_ENDS = ['20230131', '20230228', '20230331', '20230430', '20230531', '20230630'];

let bench: ImportBench;
let files: string;
beforeEach(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

/** Imports a release whose first months have these numbers of rows. */
async function importMonths(counts: readonly number[]): Promise<ReleaseReport | undefined> {
  const rows = counts.map((count, i) => h2Rows(count, { periodEnd: MONTH_ENDS[i] ?? '' }));
  await writeFile(join(files, 'HOTEL2023.csv'), rows.join(''));
  const [report] = await bench.importFile(join(files, 'HOTEL2023.csv'));
  return report;
}

test('two short months beside each other do not excuse each other', async () => {
  const report = await importMonths([600, 600, 400, 400, 600, 600]);
  expect(report?.outcome).toBe('refused');
  expect(report?.message).toContain('2023-03 (monthly) has 400 rows where its neighbours have 600');
  expect(report?.message).toContain('2023-04 (monthly) has 400 rows where its neighbours have 600');
});

test('a marketplace that begins to file holds back nothing', async () => {
  expect((await importMonths([600, 600, 600, 800, 800, 800]))?.outcome).toBe('published');
});

test('the last months, which are still arriving, are left out and the others published', async () => {
  const report = await importMonths([600, 600, 600, 600, 600, 150]);
  expect(report).toMatchObject({ outcome: 'published', flagged: { 'month not yet complete': 150 } });
  expect(await bench.rows("select from hotel_filing where period_end = '2023-06-30'")).toEqual([]);
});
