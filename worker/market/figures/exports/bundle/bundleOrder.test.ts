import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../../server/launch/test/query.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { importBench, type ImportBench } from '../../../../test/imports.ts';
import { h2Rows, M2_HEADER, m2Row } from '../../../../import/fixtures/rows.testing.ts';
import { redoRelease } from '../../../../import/undo/redoRelease.ts';
import { undoRelease } from '../../../../import/undo/undoRelease.ts';
import type { SnapshotDeps } from '../readSnapshot.ts';
import { keepBundle } from './keepBundle.ts';

let bench: ImportBench;
let server: TestServer;
let deps: SnapshotDeps;
beforeAll(async () => {
  bench = await importBench();
  await publish('portal.csv', `${M2_HEADER}${m2Row()}${m2Row({ locationNumber: '7' })}`);
  await publish('HOT2303.CSV', h2Rows(150));
  server = await testServer({ database: bench, dataDir: bench.dataDir });
  const { dataDir, pool } = bench;
  deps = { pool, dataDir, log: createLog('test', 'silent'), signal: new AbortController().signal };
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

async function publish(name: string, rows: string): Promise<void> {
  const path = join(bench.dataDir, name);
  await writeFile(path, rows);
  await bench.importFile(path, { acceptIncomplete: true, acceptChanges: true, acceptAmounts: true });
}

/** The latest files of each bundle that is kept. */
async function bundles(): Promise<string[][]> {
  const { bundles: kept } = await server.query<{ bundles: { releases: { fileName: string }[] }[] }>(
    '{ bundles { releases { fileName } } }',
    {},
    { as: 'admin' },
  );
  return kept.map(({ releases }) => releases.map(({ fileName }) => fileName).sort());
}

test('after an undo and a redo, the bundle of the redone release is the first, and the last to be forgotten', async () => {
  const all = ['HOT2303.CSV', 'portal.csv'];
  expect(await keepBundle(deps)).toBe(true);
  const [last] = await bench.rows<{ id: number }>(`select max(id) as id from release`);
  const asked = {
    releaseId: last?.id ?? 0,
    by: 'tests',
    reason: 'A test.',
    dryRun: false,
    tell: () => undefined,
  };
  await undoRelease(bench, asked);
  expect(await keepBundle(deps)).toBe(true);
  expect(await bundles()).toEqual([['portal.csv'], all]);
  await redoRelease(bench, asked);
  expect(await keepBundle(deps)).toBe(false);
  expect(await bundles()).toEqual([all, ['portal.csv']]);
  await publish('HOT2304.CSV', h2Rows(150, { periodEnd: '20230430' }));
  expect(await keepBundle(deps)).toBe(true);
  expect(await bundles()).toEqual([['HOT2304.CSV', 'portal.csv'], all]);
});
