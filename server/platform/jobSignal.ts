import { Queue, type JobsOptions } from 'bullmq';
import type { Log } from './log.ts';
import { createQueueConnection } from './queue.ts';

export interface JobSignal {
  /** Tells the worker that there is something to do, and waits for nothing itself. */
  send: () => void;
  close: () => Promise<void>;
}

/** Which queue, which job, and what the worker would not be told of. */
export interface Signalled {
  queue: string;
  job: string;
  options: JobsOptions;
  what: string;
}

/** Without Redis nobody is told: the worker finds what there is to do by the clock. */
export function createJobSignal(redisUrl: string | null, log: Log, signalled: Signalled): JobSignal {
  if (redisUrl === null) return { send: () => undefined, close: () => Promise.resolve() };
  const { queue: name, job, options, what } = signalled;
  const away = (error: Error): void => log.debug({ err: error }, `The worker was not told of ${what}`);
  const connection = createQueueConnection(redisUrl, away);
  const queue = new Queue(name, { connection });
  queue.on('error', away);
  const isThere = (): boolean => connection.status === 'ready';
  return {
    send: () => {
      // What cannot be told now need not be told later, and would only pile up.
      if (isThere()) void queue.add(job, {}, options).catch(away);
    },
    close: async () => {
      // A Redis that is away would never let go.
      if (isThere()) await queue.close();
      connection.disconnect();
    },
  };
}
