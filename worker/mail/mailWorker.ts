import { mailQueue } from '../../server/members/accounts/mail.jobs.ts';
import { connectToQueues, createQueueWorker, type QueueWorker } from '../platform/queueWorker.ts';
import { sendMails, type MailDeps } from './sendMails.ts';

export interface RunningMailWorker {
  /** Waits for the mail that is being sent, then closes Redis. */
  stop: () => Promise<void>;
}

/** Interval for checking the outbox without a signal. */
const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;

/** Sends mails as soon as a job says that one waits, and by the clock, which is all there is without Redis. */
export function startMailWorker(
  deps: MailDeps,
  redisUrl: string | null,
  lookEveryMs = LOOK_EVERY_MS,
): RunningMailWorker {
  const { log, mailer } = deps;
  let running: Promise<unknown> = Promise.resolve();
  const look = (): Promise<unknown> => {
    // One after the other: who comes meanwhile may have a mail that the present one does not see.
    running = running.then(() => sendMails(deps)).catch((err: unknown) => log.warn({ err }, 'mails wait'));
    return running;
  };
  let isWaiting = false;
  const clock = setInterval(() => {
    if (isWaiting) return;
    isWaiting = true;
    void look().finally(() => (isWaiting = false));
  }, lookEveryMs);
  const jobs = redisUrl === null ? null : takeJobs(redisUrl, look, deps);
  return {
    stop: async () => {
      clearInterval(clock);
      await jobs?.stop();
      await running;
      mailer.close();
    },
  };
}

function takeJobs(redisUrl: string, look: () => Promise<unknown>, { log }: MailDeps): QueueWorker {
  const connection = connectToQueues(redisUrl, log);
  return createQueueWorker({ queue: mailQueue, connection, body: look, patienceMs: PATIENCE_MS, log });
}
