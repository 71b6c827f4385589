import { z } from 'zod';

/** The queue of emails. It is separate because an import keeps its worker busy for minutes. */
export const mailQueue = 'mails';

/**
 * Sends waiting emails. The job is only a signal: the outbox in Postgres has the emails and their attempts, and
 * the worker also checks it regularly, so that a lost Redis loses no mail.
 */
export const sendMailsJob = {
  name: 'send-mails',
  payload: z.object({}),
} as const;

export const sendMailsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
