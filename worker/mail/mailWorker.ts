import { mailQueue } from '../../server/members/accounts/mails/mail.jobs.ts';
import { connectToQueues, createQueueWorker, type QueueWorker } from '../platform/queueWorker.ts';
import { hookNet } from '../news/postHook.ts';
import { sendHooks } from '../news/sendHooks.ts';
import { sendNewsCalls } from '../news/sendNewsCalls.ts';
import { tellNews } from '../news/tellNews.ts';
import { noOperators, type OperatorSettings } from '../../server/platform/envOperators.ts';
import { sendMails, type MailDeps } from './sendMails.ts';

export interface RunningMailWorker {
  /** Waits for the email that is being sent, then closes Redis. */
  stop: () => Promise<void>;
}

/** Interval of the checks of the outbox without a signal. */
const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;

export interface MailWorkerDeps extends MailDeps {
  /** Without it, only administrators get emails about imports. */
  operators?: OperatorSettings;
  /** Decrypts the signing secrets of members' webhooks. */
  sessionSecret: string;
}

/**
 * Sends emails as soon as a job signals one, and regularly in case Redis is down. Also sends news of
 * releases, because an import may keep the other worker busy for minutes.
 */
export function startMailWorker(
  deps: MailWorkerDeps,
  redisUrl: string | null,
  lookEveryMs = LOOK_EVERY_MS,
): RunningMailWorker {
  const { log, mailer } = deps;
  let running: Promise<unknown> = Promise.resolve();
  const look = (): Promise<unknown> => {
    // One run after the other: a run does not see an email that was queued after it began.
    running = running
      .then(() => work(deps))
      .catch((err: unknown) =>
        log.warn({ err }, 'Emails could not be sent; the next look is within 5 seconds'),
      );
    return running;
  };
  let calling: Promise<unknown> | null = null;
  let isWaiting = false;
  const clock = setInterval(() => {
    calling ??= callHooks(deps).finally(() => (calling = null));
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
      await calling;
      mailer.close();
    },
  };
}

async function work(deps: MailWorkerDeps): Promise<void> {
  const { pool, log, operators = noOperators } = deps;
  // Emails that members requested go out even if news fail.
  await tellNews(pool, operators).catch((err: unknown) =>
    log.warn({ err }, 'News could not be prepared; the next look is within 5 seconds'),
  );
  await sendMails(deps);
}

/** Calls webhooks in parallel to the emails, so that a slow webhook delays none. Resolves when no call is due. */
function callHooks(deps: MailWorkerDeps): Promise<unknown> {
  const { pool, log, sender, sessionSecret, operators = noOperators } = deps;
  const wait = (err: unknown): void =>
    log.warn({ err }, 'Webhooks could not be called; the next look is within 5 seconds');
  return Promise.all([
    sendHooks({ pool, log, operators, net: hookNet }).catch(wait),
    sendNewsCalls({ pool, log, net: hookNet, sender, sessionSecret }).catch(wait),
  ]);
}

function takeJobs(redisUrl: string, look: () => Promise<unknown>, { log }: MailDeps): QueueWorker {
  const connection = connectToQueues(redisUrl, log);
  return createQueueWorker({ queue: mailQueue, connection, body: look, patienceMs: PATIENCE_MS, log });
}
