import { createJobSignal, type JobSignal } from '../../platform/jobSignal.ts';
import type { Log } from '../../platform/log.ts';
import { importQueue } from '../releases/import.jobs.ts';
import { applyDecisionsJob, applyDecisionsJobOptions } from './filingDecision.jobs.ts';

/**
 * Signals the worker to update figures after a decision on a filing. It uses the imports' queue, because both merge.
 */
export function createDecisionSignal(redisUrl: string | null, log: Log): JobSignal {
  const job = { queue: importQueue, job: applyDecisionsJob.name, options: applyDecisionsJobOptions };
  return createJobSignal(redisUrl, log, { ...job, what: 'a decision about a filing' });
}
