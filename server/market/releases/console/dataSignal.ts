import { createJobSignal, type JobSignal } from '../../../platform/jobSignal.ts';
import type { Log } from '../../../platform/log.ts';
import { importQueue, sweepJob } from '../import.jobs.ts';

/** Signals the worker to look for imports and tasks that wait. */
export function createDataSignal(redisUrl: string | null, log: Log): JobSignal {
  const options = { removeOnComplete: true, removeOnFail: true };
  const job = { queue: importQueue, job: sweepJob.name, options };
  return createJobSignal(redisUrl, log, { ...job, what: 'an import or a task' });
}
