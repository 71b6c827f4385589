import { z } from 'zod';

/** The operator's options for a file. Stored with the import, so that jobs and retries know them. */
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

/** An option that publishes a release which was held back. */
export type HoldOption = keyof Pick<
  ImportOptions,
  'acceptIncomplete' | 'acceptChanges' | 'acceptFuture' | 'acceptAmounts'
>;
