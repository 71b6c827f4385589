import type { Log } from '../../server/platform/log.ts';
import { connectToQueues, createQueueWorker } from './queueWorker.ts';
import { unlessRunning } from './unlessRunning.ts';

/** Looks in Postgres for work that waits, and does it. */
export interface Look {
  /** The signal says that the worker stops: what is under way ends, and nothing else begins. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** The sentence that the log gets if it fails, such as "Emails could not be sent". */
  failed: string;
}

interface Looking {
  /** Queue whose jobs only say that work waits. */
  queue: string;
  /** Null without Redis: then work waits for the clock. */
  redisUrl: string | null;
  /** Runs at each job of the queue, too, one run after the other. */
  onSignal: Look;
  /** Run by the clock alone, beside each other, so that a slow one delays no other. */
  byClock: readonly Look[];
  everyMs?: number;
  log: Log;
}

/** Stopping tells the runs, waits for the work that is under way, then closes Redis. */
export interface RunningLooks {
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;

/** Looks for work at once when a job signals it, and by the clock in case Redis is away or lost the signal. */
export function startLooking({
  queue,
  redisUrl,
  onSignal,
  byClock,
  everyMs = LOOK_EVERY_MS,
  log,
}: Looking): RunningLooks {
  const stopping = new AbortController();
  const look = (each: Look): Promise<void> => attempt(each, log, stopping.signal);
  let signalled: Promise<unknown> = Promise.resolve();
  // Not together: a run does not see work that came after it began.
  const lookNext = (): Promise<unknown> => (signalled = signalled.then(() => look(onSignal)));
  const clocked = [lookNext, ...byClock.map((each) => () => look(each))].map(unlessRunning);
  const clock = setInterval(() => {
    for (const { begin } of clocked) begin();
  }, everyMs);
  const taken = { queue, body: lookNext, patienceMs: PATIENCE_MS, log };
  const jobs =
    redisUrl === null ? null : createQueueWorker({ ...taken, connection: connectToQueues(redisUrl, log) });
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(clock);
      await jobs?.stop();
      await signalled;
      await Promise.all(clocked.map(({ ended }) => ended()));
    },
  };
}

/** Never rejects. Runs nothing if the worker stops. */
export async function attempt({ run, failed }: Look, log: Log, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  try {
    await run(signal);
  } catch (err) {
    log.warn({ err }, `${failed}; the next look is within ${String(LOOK_EVERY_MS / 1_000)} seconds`);
  }
}
