import { Queue, type JobsOptions } from 'bullmq';
import type { Log } from './log.ts';
import { createQueueConnection } from './queue.ts';

export interface JobSignal {
  /** Signals the worker without waiting. */
  send: () => void;
  close: () => Promise<void>;
}

/** Queue and job of a signal; `what` names it in the log if it fails. */
export interface Signalled {
  queue: string;
  job: string;
  options: JobsOptions;
  what: string;
}

/** Without Redis there are no signals: the worker finds its tasks on a schedule. */
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
      // A failed signal need not be repeated later, and retries would only pile up.
      if (isThere()) void queue.add(job, {}, options).catch(away);
    },
    close: async () => {
      // An unreachable Redis would block the end of the process.
      if (isThere()) await queue.close();
      connection.disconnect();
    },
  };
}
