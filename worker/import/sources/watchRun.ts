import type { Pool } from 'pg';
import type { SourceRun } from './source.ts';
import { findCancelled } from './sourceRun.sql.ts';

/** Often enough for a person who waits, and one small statement. */
const WATCH_EVERY_MS = 1000;

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
export function watchRun(pool: Pool, { id, cancelledBy }: SourceRun): RunWatch {
  const cancelling = new AbortController();
  const cancel = (by: string): void => cancelling.abort(new RunCancelled(by));
  if (cancelledBy !== null) cancel(cancelledBy);
  let asking = Promise.resolve();
  const ask = async (): Promise<void> => {
    const found = (await pool.query<{ by: string }>(findCancelled, [id])).rows[0];
    if (found) cancel(found.by);
  };
  const timer = setInterval(() => {
    asking = asking.then(ask).catch(() => undefined);
  }, WATCH_EVERY_MS);
  return {
    signal: cancelling.signal,
    stop: () => {
      clearInterval(timer);
      return asking;
    },
  };
}
