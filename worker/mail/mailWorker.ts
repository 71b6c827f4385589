import { mailQueue } from '../../server/members/accounts/mails/mail.jobs.ts';
import { noOperators, type OperatorSettings } from '../../server/platform/envOperators.ts';
import { webhookNet } from '../members/news/callWebhook.ts';
import { sendOperatorCalls } from '../members/news/sendOperatorCalls.ts';
import { sendMemberCalls } from '../members/news/sendMemberCalls.ts';
import { tellNews } from '../members/news/tellNews.ts';
import { attempt, startLooking, type RunningLooks } from '../platform/lookAgain.ts';
import { sendMails, type MailDeps } from './sendMails.ts';

export interface MailWorkerDeps extends MailDeps {
  /** Without it, only administrators get emails about imports. */
  operators?: OperatorSettings;
  /** Decrypts the signing secrets of members' webhooks. */
  sessionSecret: string;
}

/** Sends emails, and news of releases: an import may keep the other worker busy for minutes. */
export function startMailWorker(
  deps: MailWorkerDeps,
  redisUrl: string | null,
  everyMs?: number,
): RunningLooks {
  const { pool, log, mailer, sender, sessionSecret, operators = noOperators } = deps;
  const news = { run: () => tellNews(pool, operators), failed: 'News could not be prepared' };
  const sendAll = async (signal: AbortSignal): Promise<void> => {
    // Emails that members requested go out even if news fail.
    await attempt(news, log, signal);
    await sendMails(deps, signal);
  };
  const calls = { pool, log, net: webhookNet };
  const looks = startLooking({
    queue: mailQueue,
    redisUrl,
    onSignal: { run: sendAll, failed: 'Emails could not be sent' },
    byClock: [
      {
        run: (signal) => sendOperatorCalls({ ...calls, operators }, signal),
        failed: 'Operators’ webhooks could not be called',
      },
      {
        run: (signal) => sendMemberCalls({ ...calls, sender, sessionSecret }, signal),
        failed: 'Members’ webhooks could not be called',
      },
    ],
    log,
    ...(everyMs !== undefined && { everyMs }),
  });
  return {
    stop: async () => {
      await looks.stop();
      mailer.close();
    },
  };
}
