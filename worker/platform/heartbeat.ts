import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
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

/** One at a time, however long it waits behind an import. */
const sweepOptions = { jobId: 'heartbeat', removeOnComplete: true, removeOnFail: true } as const;

/**
 * Gives Redis the schedules and wakes the sweep, again and again: a Redis that lost its data, or a new one, does not say
 * so, and has everything back after one beat.
 */
export function startHeartbeat({ queue, pool, connection, log, everyMs }: Beating): { stop: () => void } {
  const failed = onceAMinute((err: unknown) =>
    log.warn({ err }, 'The schedule could not be written to Redis; the next beat tries again'),
  );
  let isBeating = false;
  const beat = async (): Promise<void> => {
    // Commands to a Redis that is away would wait and pile up.
    if (isBeating || connection.status !== 'ready') return;
    isBeating = true;
    try {
      await applySchedule(queue, pool);
      await queue.add(sweepJob.name, {}, sweepOptions);
    } catch (error) {
      failed(error);
    } finally {
      isBeating = false;
    }
  };
  const timer = setInterval(() => void beat(), everyMs);
  const onReady = (): void => void beat();
  connection.on('ready', onReady);
  return {
    stop: () => {
      clearInterval(timer);
      connection.off('ready', onReady);
    },
  };
}
