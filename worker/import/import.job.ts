import { importJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { runImport } from './importFile.ts';

/** Shortest interval between progress reports; more would only load the database. */
const PROGRESS_EVERY_MS = 500;

/** Runs one import. A refusal is an answer, not a failure: it is not tried again. */
export const importReleaseJob = jobBody(importJob, async ({ pool, dataDir, log }, { importId }, job) => {
  let told = 0;
  const onProgress = (stage: string, rows: number): void => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    job
      .updateProgress({ stage, rows })
      .catch((error: unknown) => log.warn({ err: error, importId }, 'progress not reported'));
  };
  const { state, reports } = await runImport({ pool, dataDir, onProgress }, importId);
  log.info(
    { importId, state, releases: reports.map(({ file, outcome }) => ({ file, outcome })) },
    'import ended',
  );
  return { state };
});
