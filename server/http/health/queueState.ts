import { Queue } from 'bullmq';
import { importQueue } from '../../market/releases/import.jobs.ts';
import type { Log } from '../../platform/log.ts';
import { createQueueConnection } from '../../platform/queue.ts';

/** Jobs of the queue by state, and the workers that take them. */
export interface JobCounts {
  workers: number;
  jobs: Record<string, number>;
}

export interface QueueState {
  read: () => Promise<JobCounts>;
  close: () => void;
}

export function openQueueState(redisUrl: string, log: Log): QueueState {
  const connection = createQueueConnection(redisUrl, (err) => log.debug({ err }, 'The queue was not read'));
  const queue = new Queue(importQueue, { connection });
  queue.on('error', () => undefined);
  return {
    read: async () => ({
      workers: await queue.getWorkersCount(),
      jobs: await queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    }),
    // Closing the queue would wait for a Redis that is away.
    close: () => connection.disconnect(),
  };
}
