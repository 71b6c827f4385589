import { z } from 'zod';

/** What an operator says with a file. Kept with the import, so that a job and a retry know it too. */
export const importOptions = z.object({
  /** The month (`2015-01`) or year (`2015`) of a file that does not state it. */
  period: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/)
    .nullable()
    .default(null),
  /** Do everything but publish. */
  dryRun: z.boolean().default(false),
  acceptIncomplete: z.boolean().default(false),
  acceptChanges: z.boolean().default(false),
  acceptFuture: z.boolean().default(false),
  acceptAmounts: z.boolean().default(false),
  /** The file was made by the product's own generator. */
  synthetic: z.boolean().default(false),
});

export type ImportOptions = z.infer<typeof importOptions>;
