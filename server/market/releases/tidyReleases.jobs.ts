import { z } from 'zod';

/** Deletes stored files of releases that were kept as long as configured. */
export const tidyReleasesJob = {
  name: 'tidy-releases',
  payload: z.object({}),
} as const;
