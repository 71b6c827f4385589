import { unlessRunning } from './unlessRunning.ts';

/** Often enough for a person who waits. */
const SECOND_MS = 1_000;

/**
 * Runs a small statement or two once a second, and skips seconds while it runs: a database that hangs is asked once when
 * it goes on. A failure is ignored, and the next second tries again. Call the returned function to stop; it resolves
 * when nothing runs.
 */
export function everySecond(work: () => Promise<unknown>, everyMs = SECOND_MS): () => Promise<void> {
  const { begin, ended } = unlessRunning(() => work().catch(() => undefined));
  const timer = setInterval(begin, everyMs);
  return async () => {
    clearInterval(timer);
    await ended();
  };
}
