import { createJobSignal, type JobSignal } from '../../platform/jobSignal.ts';
import type { Log } from '../../platform/log.ts';
import { importQueue, sweepJob } from '../releases/import.jobs.ts';

/** Signals the worker that a file or a run waits in Postgres. */
export function createImportSignal(redisUrl: string | null, log: Log): JobSignal {
  const options = { removeOnComplete: true, removeOnFail: true };
  return createJobSignal(redisUrl, log, {
    queue: importQueue,
    job: sweepJob.name,
    options,
    what: 'an import',
  });
}
