import { Queue, Worker, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import { onceAMinute } from '../../server/platform/lib/onceAMinute.ts';
import { within } from '../../server/platform/lib/within.ts';
import type { Log } from '../../server/platform/log.ts';
import { createQueueConnection } from '../../server/platform/queue.ts';

interface Taken {
  queue: string;
  connection: Redis;
  body: Processor;
  /** Longest wait for the running job when stopping. */
  patienceMs: number;
  log: Log;
}

export interface QueueWorker {
  worker: Worker;
  /** Lets the running job end, then releases Redis, even if others use the connection. */
  stop: () => Promise<void>;
}

const AWAY_PATIENCE_MS = 500;

/**
 * A worker that was killed loses its job after the lock and one check: within 8 seconds another begins it again. That
 * a slow worker loses its lock is harmless, because Postgres says what was done.
 */
const LOCKED = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 100 } as const;

/** A connection to the queues, which says at most once a minute that Redis is away. */
export function connectToQueues(redisUrl: string, log: Log): Redis {
  const away = onceAMinute((err: Error) => log.warn({ err }, 'Redis is unreachable'));
  return createQueueConnection(redisUrl, away);
}

/** A queue to add jobs to. */
export function openQueue(name: string, connection: Redis): Queue {
  const queue = new Queue(name, { connection });
  // The connection says it already, and a queue whose errors nobody hears writes them to the console.
  queue.on('error', () => undefined);
  return queue;
}

/** Takes jobs off a queue, one at a time. Stopping it does not wait for an unreachable Redis. */
export function createQueueWorker({ queue, connection, body, patienceMs, log }: Taken): QueueWorker {
  const worker = new Worker(queue, body, { connection, concurrency: 1, ...LOCKED });
  worker.on(
    'error',
    onceAMinute((err: Error) => log.warn({ err, queue }, 'The queue failed; waiting jobs stay in it')),
  );
  return {
    worker,
    stop: async () => {
      // A Redis that is away would never let go.
      const isAway = connection.status !== 'ready';
      await within(worker.close(isAway), isAway ? AWAY_PATIENCE_MS : patienceMs, () => null);
      connection.disconnect();
    },
  };
}
