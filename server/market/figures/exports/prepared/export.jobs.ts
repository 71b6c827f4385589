import { z } from 'zod';

/** Queue of the worker's exports: its own, so that exports and imports do not wait for each other. */
export const exportQueue = 'exports';

/**
 * Prepares the exports that wait. The job only signals them: they are in the table `export_job`, which the worker also
 * reads every few seconds, so losing Redis loses nothing.
 */
export const prepareExportsJob = { name: 'prepare-exports' } as const;

/** Deletes files of exports whose time is over, and of deleted accounts. */
export const tidyExportsJob = { name: 'tidy-exports', payload: z.object({}) } as const;

export const prepareExportsJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
