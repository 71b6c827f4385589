import { importJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../jobBody.ts';
import type { ImportResult } from './importReports.ts';
import { runImport, type ImportDeps } from './runImport.ts';
import { findEarlierImports } from './releases.sql.ts';
import { settleRuns } from './sources/settle.ts';

/** Shortest interval between progress reports; more would only load the database. */
const PROGRESS_EVERY_MS = 500;

/**
 * Runs one import, after those that wait before it. A refusal is an answer, not a failure: it is not tried again.
 */
export const importReleaseJob = jobBody(importJob, async (deps, { importId }, job) => {
  const { pool, log } = deps;
  let told = 0;
  const onProgress = (stage: string, rows: number): void => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    job
      .updateProgress({ stage, rows })
      .catch((error: unknown) =>
        log.warn({ err: error, importId }, 'The progress of an import was not reported'),
      );
  };
  const { state, reports } = await runInTurn({ ...deps, onProgress }, importId);
  await settleRuns({ pool, log });
  log.info(
    { importId, state, releases: reports.map(({ file, outcome }) => ({ file, outcome })) },
    'Import ended',
  );
  return { state };
});

/**
 * Runs an import after those before it: another worker may have taken an earlier file and not begun yet, or have ended
 * meanwhile. Failures are left to the jobs of those files.
 */
async function runInTurn(deps: ImportDeps, importId: number): Promise<ImportResult> {
  for (;;) {
    for (const id of await earlierImports(deps, importId)) await runImport(deps, id).catch(() => undefined);
    const result = await runImport(deps, importId);
    // An earlier one lost its worker just now, and this one was not begun.
    if ((await earlierImports(deps, importId)).length === 0) return result;
  }
}

async function earlierImports({ pool }: ImportDeps, importId: number): Promise<number[]> {
  return (await pool.query<{ id: number }>(findEarlierImports, [importId])).rows.map(({ id }) => id);
}
