import { z } from 'zod';

/**
 * Brings figures to what operators decided about filings. The job only says that something was decided: the table
 * `filing_decision` knows what, and the worker looks there when it starts and by the clock, so a lost Redis loses
 * nothing.
 */
export const applyDecisionsJob = {
  name: 'apply-decisions',
  payload: z.object({}),
} as const;

export const applyDecisionsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
