import { z } from 'zod';

/**
 * Brings figures to what the brand rules and corrections say. The job only says that something changed: the table
 * `brand_change` knows what, and the worker looks there when it starts and by the clock, so a lost Redis loses nothing.
 */
export const rebuildBrandsJob = {
  name: 'rebuild-brands',
  payload: z.object({}),
} as const;

export const rebuildBrandsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
