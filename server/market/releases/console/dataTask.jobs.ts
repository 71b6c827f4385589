import { z } from 'zod';

/**
 * Carries out the tasks that administrators gave. The job only signals them. They are in the table `data_task`, which
 * the worker also reads at start and on a schedule, so losing Redis loses nothing.
 */
export const dataTasksJob = {
  name: 'run-data-tasks',
  payload: z.object({}),
} as const;

export const dataTasksJobOptions = { removeOnComplete: true, removeOnFail: true } as const;
