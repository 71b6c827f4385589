import { z } from 'zod';
import { ReleaseRefused } from '../refusal.ts';

const facts = {
  id: z.number(),
  /** Null once the schedule is removed, and for files that people gave. */
  schedule: z.string().nullable(),
  /** Email address or name of the person who cancelled it; null if nobody did. */
  cancelledBy: z.string().nullable(),
  /** Attempts since the last progress. */
  attempts: z.number(),
};
const text = z.string().min(1);

const sourceRun = z.discriminatedUnion('kind', [
  z.object({ ...facts, kind: z.literal('upload'), uploadId: text, fileName: text }),
  z.object({ ...facts, kind: z.literal('inbox'), path: text }),
  z.object({ ...facts, kind: z.literal('portal'), monthsBack: z.number() }),
  z.object({ ...facts, kind: z.literal('address'), address: text }),
  z.object({ ...facts, kind: z.literal('backup') }),
]);

/** A run that waits for the worker, with what its kind needs. */
export type SourceRun = z.infer<typeof sourceRun>;

export type SourceRunKind = SourceRun['kind'];

export type RunOf<Kind extends SourceRunKind> = Extract<SourceRun, { kind: Kind }>;

/** Columns that runs of every kind have, so that a run can be ended even if it lacks those of its kind. */
export type RunFacts = Pick<SourceRun, keyof typeof facts | 'kind'>;

/** A run as stored: what its kind does not need is null. */
export interface StoredRun extends RunFacts {
  fileName: string | null;
  path: string | null;
  uploadId: string | null;
  address: string | null;
  monthsBack: number | null;
}

/** Throws ReleaseRefused for a run that lacks what its kind needs: another attempt would lack it, too. */
export function readRun(row: StoredRun): SourceRun {
  const { success, data, error } = sourceRun.safeParse(row);
  if (success) return data;
  const lacking = error.issues.map(({ path }) => path.join('.')).join(' and ');
  throw new ReleaseRefused(`Refused: run ${String(row.id)} (${row.kind}) has no usable ${lacking}.`);
}
