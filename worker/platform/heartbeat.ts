import type { JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { rebuildBrandsJob, rebuildBrandsJobOptions } from '../../server/market/brands/brandChange.jobs.ts';
import {
  applyDecisionsJob,
  applyDecisionsJobOptions,
} from '../../server/market/hotels/filingDecision.jobs.ts';
import { sweepJob } from '../../server/market/releases/import.jobs.ts';
import { onceAMinute } from '../../server/platform/lib/onceAMinute.ts';
import type { Log } from '../../server/platform/log.ts';
import { applySchedule } from '../schedule.ts';

interface Beating {
  queue: Queue;
  pool: Pool;
  connection: Redis;
  log: Log;
  everyMs: number;
}

type Wake = readonly [job: string, options: JobsOptions];

/** One at a time, however long it waits behind an import. */
const sweep: Wake = [sweepJob.name, { jobId: 'heartbeat', removeOnComplete: true, removeOnFail: true }];

/** For changes that were made while no worker ran, or no Redis. */
const onConnect: readonly Wake[] = [
  sweep,
  [rebuildBrandsJob.name, rebuildBrandsJobOptions],
  [applyDecisionsJob.name, applyDecisionsJobOptions],
];

/**
 * Gives Redis the schedules and wakes the sweep, as soon as it is reached and then again and again: a Redis that lost its
 * data, or a new one, does not say so, and has everything back after one beat.
 */
export function startHeartbeat({ queue, pool, connection, log, everyMs }: Beating): { stop: () => void } {
  const failed = onceAMinute((err: unknown) =>
    log.warn({ err }, 'The schedule could not be written to Redis; the next beat tries again'),
  );
  let isBeating = false;
  const beat = async (wakes: readonly Wake[]): Promise<void> => {
    // Commands to a Redis that is away would wait and pile up.
    if (isBeating || connection.status !== 'ready') return;
    isBeating = true;
    try {
      await applySchedule(queue, pool);
      for (const [job, options] of wakes) await queue.add(job, {}, options);
    } catch (error) {
      failed(error);
    } finally {
      isBeating = false;
    }
  };
  const timer = setInterval(() => void beat([sweep]), everyMs);
  const onReady = (): void => void beat(onConnect);
  connection.on('ready', onReady);
  return {
    stop: () => {
      clearInterval(timer);
      connection.off('ready', onReady);
    },
  };
}
