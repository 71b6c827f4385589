import { z } from 'zod';

/** Removes data whose retention period is over. */
export const removeExpiredJob = {
  name: 'remove-expired',
  payload: z.object({}),
} as const;

/** Erases the last traces of accounts that were deleted. */
export const eraseAccountsJob = {
  name: 'erase-accounts',
  payload: z.object({}),
} as const;
