import { z } from 'zod';

/** Notes months that should have been published by now. */
export const lateMonthsJob = {
  name: 'late-months',
  payload: z.object({}),
} as const;
