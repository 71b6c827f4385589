import type { Job, Queue } from 'bullmq';
import type { z } from 'zod';
import type { Tracing } from '../server/platform/metrics/tracing/tracing.ts';
import type { SourceDeps } from './import/sources/source.ts';

/** Dependencies of every job. */
export interface JobDeps extends SourceDeps {
  tracing: Tracing;
  queue: Queue;
}

/** A job as a worker runs it: its definition, and the body that takes the checked payload. */
export interface JobBody {
  name: string;
  run: (deps: JobDeps, job: Job) => Promise<unknown>;
}

/**
 * Joins a definition with its body. A payload that does not fit the definition fails the job with the reason.
 */
export function jobBody<Payload>(
  definition: { name: string; payload: z.ZodType<Payload> },
  body: (deps: JobDeps, payload: Payload, job: Job) => Promise<unknown>,
): JobBody {
  return {
    name: definition.name,
    run: (deps, job) => body(deps, definition.payload.parse(job.data), job),
  };
}
