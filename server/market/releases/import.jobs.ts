import { z } from 'zod';

/** The queue of the monthly imports. */
export const importQueue = 'imports';

/**
 * Runs a registered import. The job has only the import's id: the row in Postgres has the task and its result, and
 * the import lock keeps two workers apart.
 */
export const importJob = {
  name: 'import-release',
  payload: z.object({ importId: z.number().int().positive() }),
} as const;

/** Queues every import that waits for a worker. Imports are read from Postgres, so losing Redis loses none. */
export const sweepJob = {
  name: 'sweep-imports',
  payload: z.object({}),
} as const;

/** Tries again after a failure, not after a refusal: 1, 2, 4 … minutes. */
export const importJobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 60_000 },
  // A job that is kept would keep an import that is to run again from its place in the queue.
  removeOnComplete: true,
  removeOnFail: true,
} as const;
