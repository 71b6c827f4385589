import type { Processor } from 'bullmq';
import type { Pool } from 'pg';
import { plainSources, type SourceSettings } from '../server/platform/envSources.ts';
import { openStores } from '../server/platform/objects/openStores.ts';
import { noTracing, type Tracing } from '../server/platform/metrics/tracing/tracing.ts';
import type { Log } from '../server/platform/log.ts';
import { importQueue } from '../server/market/releases/import.jobs.ts';
import { jobs } from './jobs.ts';
import { statePortal } from './import/sources/portal.ts';
import type { Portal } from './import/sources/askService.ts';
import { startHeartbeat } from './platform/heartbeat.ts';
import { connectToQueues, createQueueWorker, openQueue } from './platform/queueWorker.ts';
import { throughOutages } from './platform/throughOutages.ts';

export interface WorkerDeps {
  pool: Pool;
  redisUrl: string;
  dataDir: string;
  log: Log;
  /** By default, no inbox and no app token. */
  settings?: SourceSettings;
  portal?: Portal;
  /** By default, nothing is traced. */
  tracing?: Tracing;
  /** Time between two checks that give Redis again what it may have lost. */
  beatMs?: number;
}

export interface RunningWorker {
  /** Waits for the running job, then closes Redis. */
  stop: () => Promise<void>;
}

/** The longest import of the comptroller's files takes minutes. */
const PATIENCE_MS = 3_600_000;
const BEAT_MS = 5_000;

/**
 * Takes jobs off the queue, one at a time, because imports merge one at a time anyway. Does not wait for Redis: one that
 * is away is given the schedules when it comes.
 */
export async function startWorker(deps: WorkerDeps): Promise<RunningWorker> {
  const { pool, redisUrl, dataDir, log, settings = plainSources(dataDir), portal = statePortal } = deps;
  const { tracing = noTracing } = deps;
  const stores = await openStores(settings);
  const connection = connectToQueues(redisUrl, log);
  const queue = openQueue(importQueue, connection);
  const bodies = new Map(jobs.map((job) => [job.name, job]));
  const stopping = new AbortController();
  const bodyDeps = { pool, dataDir, log, settings, stores, portal, tracing };
  const run: Processor = (job) => {
    const body = bodies.get(job.name);
    if (body === undefined) throw new Error(`No job is called ${job.name}.`);
    const tell = (sentence: string): void => log.warn({ job: job.name }, sentence);
    const patience = { pool, tell, signal: stopping.signal };
    return throughOutages(patience, () =>
      tracing.during(`job ${job.name}`, () => body.run({ ...bodyDeps, queue }, job)),
    );
  };
  const options = { queue: importQueue, connection, body: run, patienceMs: PATIENCE_MS, log };
  const { worker, stop } = createQueueWorker(options);
  worker.on('failed', (job, err) => log.error({ err, job: job?.name, data: job?.data }, 'Job failed'));
  const heart = startHeartbeat({ queue, pool, connection, log, everyMs: deps.beatMs ?? BEAT_MS });
  return {
    stop: () => {
      stopping.abort();
      heart.stop();
      return stop();
    },
  };
}
