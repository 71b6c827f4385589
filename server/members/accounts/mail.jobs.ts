import { z } from 'zod';

/** The queue of mails: one of their own, since an import keeps its worker busy for minutes. */
export const mailQueue = 'mails';

/**
 * Sends what waits in the outbox. The job only says that something does: the outbox in Postgres knows what, and how
 * often it was tried, and the worker looks there by the clock as well, so a lost Redis loses no mail.
 */
export const sendMailsJob = {
  name: 'send-mails',
  payload: z.object({}),
} as const;

export const sendMailsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;

/** Removes what was kept for long enough, as the list of retention has it. */
export const tidyAccountsJob = {
  name: 'tidy-accounts',
  payload: z.object({}),
} as const;

/** Erases the last traces of accounts that were deleted. */
export const eraseAccountsJob = {
  name: 'erase-accounts',
  payload: z.object({}),
} as const;
