import type { Queue } from 'bullmq';
import { dataTasksJob, dataTasksJobOptions } from '../../server/market/releases/console/dataTask.jobs.ts';
import { importJob, importJobOptions, sweepJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../jobBody.ts';
import { findWaitingImports } from './releases.sql.ts';
import { runDue } from './sources/runDue.ts';
import { settleRuns } from './sources/settle.ts';
import { takeRuns } from './sources/sourceRuns.ts';
import { deleteStaleUploads } from './sources/staleUploads.ts';
import { findOpenTasks } from './tasks/dataTask.sql.ts';

/**
 * Does what waits in Postgres: begins runs that are due, fetches files, and queues imports. One that is queued already
 * keeps its place, since its job's id is its own.
 */
export const sweepImportsJob = jobBody(sweepJob, async (deps) => {
  const { pool, queue } = deps;
  const begun = await runDue(deps);
  const taken = await takeRuns(deps);
  const { rows } = await pool.query<{ id: number }>(findWaitingImports);
  for (const { id } of rows) {
    const jobId = `import-${id}`;
    await forgetEnded(queue, jobId);
    await queue.add(importJob.name, { importId: id }, { ...importJobOptions, jobId });
  }
  const tasks = await pool.query(findOpenTasks);
  if (tasks.rows.length > 0) await queue.add(dataTasksJob.name, {}, dataTasksJobOptions);
  await settleRuns(deps);
  await deleteStaleUploads(deps);
  return { begun, taken, queued: rows.length + tasks.rows.length };
});

/** BullMQ gives a job up whose worker died twice, and ignores another of the same id as long as it remembers it. */
async function forgetEnded(queue: Queue, jobId: string): Promise<void> {
  const job = await queue.getJob(jobId);
  if (job?.finishedOn !== undefined) await job.remove();
}
