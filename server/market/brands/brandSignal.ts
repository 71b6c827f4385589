import { createJobSignal, type JobSignal } from '../../platform/jobSignal.ts';
import type { Log } from '../../platform/log.ts';
import { importQueue } from '../releases/import.jobs.ts';
import { rebuildBrandsJob, rebuildBrandsJobOptions } from './brandChange.jobs.ts';

/** Tells the worker that figures are to follow a change of brands. It shares the imports' queue: both merge. */
export function createBrandSignal(redisUrl: string | null, log: Log): JobSignal {
  const job = { queue: importQueue, job: rebuildBrandsJob.name, options: rebuildBrandsJobOptions };
  return createJobSignal(redisUrl, log, { ...job, what: 'a change of brands' });
}
