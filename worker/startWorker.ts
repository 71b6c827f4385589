import { Queue, Worker } from 'bullmq';
import type { Pool } from 'pg';
import type { Log } from '../server/log.ts';
import { rebuildBrandsJob, rebuildBrandsJobOptions } from '../server/brands/brandChange.jobs.ts';
import { createQueueConnection } from '../server/queue.ts';
import { importQueue, sweepJob } from '../server/releases/import.jobs.ts';
import { jobs } from './jobs.ts';
import { applySchedule } from './schedule.ts';

export interface WorkerDeps {
  pool: Pool;
  redisUrl: string;
  dataDir: string;
  log: Log;
}

export interface RunningWorker {
  /** Lets the running job end, then lets go of Redis. */
  stop: () => Promise<void>;
}

/** Takes jobs off the queue, one at a time, since imports merge one at a time anyway. */
export async function startWorker({ pool, redisUrl, dataDir, log }: WorkerDeps): Promise<RunningWorker> {
  const connection = createQueueConnection(redisUrl, (error) => log.warn({ error }, 'Redis is away'));
  const queue = new Queue(importQueue, { connection });
  const bodies = new Map(jobs.map((job) => [job.name, job]));
  const worker = new Worker(
    importQueue,
    async (job) => {
      const body = bodies.get(job.name);
      if (body === undefined) throw new Error(`No job is called ${job.name}.`);
      return body.run({ pool, dataDir, queue, log }, job);
    },
    { connection, concurrency: 1 },
  );
  worker.on('failed', (job, error) => log.error({ error, job: job?.name, data: job?.data }, 'job failed'));
  worker.on('error', (error) => log.warn({ error }, 'worker error'));
  await applySchedule(queue);
  await queue.add(sweepJob.name, {});
  await queue.add(rebuildBrandsJob.name, {}, rebuildBrandsJobOptions);
  return {
    stop: async () => {
      await worker.close();
      await queue.close();
      connection.disconnect();
    },
  };
}
