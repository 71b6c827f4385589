import { Queue } from 'bullmq';
import type { Log } from '../log.ts';
import { createQueueConnection } from '../queue.ts';
import { mailQueue, sendMailsJob, sendMailsJobOptions } from './mail.jobs.ts';

export interface MailSignal {
  /** Tells the worker that a mail waits, and waits for nothing itself. */
  send: () => void;
  close: () => Promise<void>;
}

/** Without Redis nobody is told: the worker finds the mail by the clock. */
export function createMailSignal(redisUrl: string | null, log: Log): MailSignal {
  if (redisUrl === null) return { send: () => undefined, close: () => Promise.resolve() };
  const away = (error: Error): void => log.debug({ err: error }, 'The worker was not told of a mail');
  const connection = createQueueConnection(redisUrl, away);
  const queue = new Queue(mailQueue, { connection });
  queue.on('error', away);
  const isThere = (): boolean => connection.status === 'ready';
  return {
    send: () => {
      // What cannot be told now need not be told later, and would only pile up.
      if (isThere()) void queue.add(sendMailsJob.name, {}, sendMailsJobOptions).catch(away);
    },
    close: async () => {
      // A Redis that is away would never let go.
      if (isThere()) await queue.close();
      connection.disconnect();
    },
  };
}
