import { createJobSignal, type JobSignal } from '../../platform/jobSignal.ts';
import type { Log } from '../../platform/log.ts';
import { importQueue } from '../releases/import.jobs.ts';
import { rebuildBrandsJob, rebuildBrandsJobOptions } from './brandChange.jobs.ts';

/** Signals the worker to update figures after a change of brands. It uses the imports' queue, because both merge. */
export function createBrandSignal(redisUrl: string | null, log: Log): JobSignal {
  const job = { queue: importQueue, job: rebuildBrandsJob.name, options: rebuildBrandsJobOptions };
  return createJobSignal(redisUrl, log, { ...job, what: 'a change of brands' });
}
