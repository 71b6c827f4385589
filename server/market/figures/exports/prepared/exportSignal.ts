import { createJobSignal, type JobSignal } from '../../../../platform/jobSignal.ts';
import type { Log } from '../../../../platform/log.ts';
import { exportQueue, prepareExportsJob, prepareExportsJobOptions } from './export.jobs.ts';

/** Signals the worker that an export waits. */
export function createExportSignal(redisUrl: string | null, log: Log): JobSignal {
  const job = { queue: exportQueue, job: prepareExportsJob.name, options: prepareExportsJobOptions };
  return createJobSignal(redisUrl, log, { ...job, what: 'an export' });
}
