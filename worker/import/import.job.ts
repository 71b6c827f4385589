import { importJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { runImport, type ImportDeps } from './importFile.ts';
import { findEarlierImports } from './releases.sql.ts';
import { settleRuns } from './sources/settle.ts';

/** Shortest interval between progress reports; more would only load the database. */
const PROGRESS_EVERY_MS = 500;

/**
 * Runs one import, after those that wait before it. A refusal is an answer, not a failure: it is not tried again.
 */
export const importReleaseJob = jobBody(importJob, async ({ pool, dataDir, log }, { importId }, job) => {
  let told = 0;
  const onProgress = (stage: string, rows: number): void => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    job
      .updateProgress({ stage, rows })
      .catch((error: unknown) => log.warn({ err: error, importId }, 'progress not reported'));
  };
  await runEarlier({ pool, dataDir }, importId);
  const { state, reports } = await runImport({ pool, dataDir, onProgress }, importId);
  await settleRuns({ pool, log });
  log.info(
    { importId, state, releases: reports.map(({ file, outcome }) => ({ file, outcome })) },
    'import ended',
  );
  return { state };
});

/** Another worker may have taken an earlier file and not begun yet. Failures are left to the jobs of those files. */
async function runEarlier(deps: ImportDeps, importId: number): Promise<void> {
  const { rows } = await deps.pool.query<{ id: number }>(findEarlierImports, [importId]);
  for (const { id } of rows) await runImport(deps, id).catch(() => undefined);
}
