import type { Pool } from 'pg';
import { everySecond } from '../../platform/everySecond.ts';
import type { RunFacts } from './sourceRun.ts';
import { findCancelled } from './sourceRun.sql.ts';

/** An operator cancelled a run, which leaves nothing behind. */
export class RunCancelled extends Error {
  override name = 'RunCancelled';

  constructor(by: string) {
    super(`Cancelled by ${by}. Nothing was changed.`);
  }
}

export interface RunWatch {
  /** Aborts with {@link RunCancelled} when an operator cancels the run. */
  signal: AbortSignal;
  /** Resolves when nothing more is asked. */
  stop: () => Promise<void>;
}

/** Asks once a second if somebody has cancelled a run. A failure to ask is ignored: the hand-over asks again. */
export function watchRun(pool: Pool, { id, cancelledBy }: Pick<RunFacts, 'id' | 'cancelledBy'>): RunWatch {
  const cancelling = new AbortController();
  const cancel = (by: string): void => cancelling.abort(new RunCancelled(by));
  if (cancelledBy !== null) cancel(cancelledBy);
  const stop = everySecond(async () => {
    const found = (await pool.query<{ by: string }>(findCancelled, [id])).rows[0];
    if (found) cancel(found.by);
  });
  return { signal: cancelling.signal, stop };
}
