import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { registerImport } from '../import/registerImport.ts';
import { runImport } from '../import/runImport.ts';
import type { ImportOptions } from '../import/options.ts';
import type { ReleaseReport } from '../import/report.ts';

/** The comptroller's real releases, beside the checkout. */
export const realData = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
/** Shown in the name of a test that is skipped for their absence. */
export const realDataOnly = existsSync(realData) ? '' : ' (skipped: no ../shared/data)';

/** A database and a data directory of the test's own, and imports into them. */
export interface ImportBench extends TestDatabase {
  dataDir: string;
  importFile: (path: string, options?: Partial<ImportOptions>) => Promise<ReleaseReport[]>;
  /** All rows of a query. */
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
}

/**
 * Call it in `beforeAll`, `close` in `afterAll`. The given releases are already imported, even if incomplete:
 * once for all test files that name the same ones, and for later runs.
 */
export async function importBench(releases: readonly string[] = []): Promise<ImportBench> {
  const template = releases.length > 0 ? ({ kind: 'releases', files: releases } as const) : undefined;
  const database = await testDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'imports-'));
  return {
    ...database,
    dataDir,
    importFile: async (path, options = {}) => {
      const deps = { pool: database.pool, dataDir };
      return (await runImport(deps, await registerImport(deps, { path, fileName: basename(path), options })))
        .reports;
    },
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await database.pool.query<Row>(sql, values)).rows,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
