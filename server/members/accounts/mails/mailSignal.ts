import { createJobSignal, type JobSignal } from '../../../platform/jobSignal.ts';
import type { Log } from '../../../platform/log.ts';
import { mailQueue, sendMailsJob, sendMailsJobOptions } from './mail.jobs.ts';

/** Tells the worker that an email is waiting. */
export function createMailSignal(redisUrl: string | null, log: Log): JobSignal {
  const mails = { queue: mailQueue, job: sendMailsJob.name, options: sendMailsJobOptions, what: 'a mail' };
  return createJobSignal(redisUrl, log, mails);
}
