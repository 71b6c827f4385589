import { z } from 'zod';

/**
 * Updates figures after changes of brand rules and corrections. The job only signals a change. The changes are in the
 * table `brand_change`, which the worker also reads at start and on a schedule, so losing Redis loses nothing.
 */
export const rebuildBrandsJob = {
  name: 'rebuild-brands',
  payload: z.object({}),
} as const;

export const rebuildBrandsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
