import { dataTasksJob, dataTasksJobOptions } from '../../server/market/releases/console/dataTask.jobs.ts';
import { importJob, importJobOptions, sweepJob } from '../../server/market/releases/import.jobs.ts';
import { jobBody } from '../platform/kit.ts';
import { findWaitingImports } from './releases.sql.ts';
import { findOpenTasks } from './tasks/dataTask.sql.ts';

/** Queues the imports and tasks that wait. One that is queued already keeps its place, since its job's id is its own. */
export const sweepImportsJob = jobBody(sweepJob, async ({ pool, queue }) => {
  const { rows } = await pool.query<{ id: number }>(findWaitingImports);
  for (const { id } of rows) {
    await queue.add(importJob.name, { importId: id }, { ...importJobOptions, jobId: `import-${id}` });
  }
  const tasks = await pool.query(findOpenTasks);
  if (tasks.rows.length > 0) await queue.add(dataTasksJob.name, {}, dataTasksJobOptions);
  return { queued: rows.length + tasks.rows.length };
});
