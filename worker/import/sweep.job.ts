import { importJob, importJobOptions, sweepJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { findWaitingImports } from './releases.sql.ts';

/** Queues the imports that wait. One that is queued already keeps its place, since its job's id is its own. */
export const sweepImportsJob = jobBody(sweepJob, async ({ pool, queue }) => {
  const { rows } = await pool.query<{ id: number }>(findWaitingImports);
  for (const { id } of rows) {
    await queue.add(importJob.name, { importId: id }, { ...importJobOptions, jobId: `import-${id}` });
  }
  return { queued: rows.length };
});
