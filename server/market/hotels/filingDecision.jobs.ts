import { z } from 'zod';

/**
 * Updates figures after decisions on filings. The job only signals a decision. The decisions are in the table
 * `filing_decision`, which the worker also reads at start and on a schedule, so losing Redis loses nothing.
 */
export const applyDecisionsJob = {
  name: 'apply-decisions',
  payload: z.object({}),
} as const;

export const applyDecisionsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
