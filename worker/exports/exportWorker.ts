import { exportQueue } from '../../server/market/figures/exports/prepared/export.jobs.ts';
import { connectToQueues, createQueueWorker } from '../platform/queueWorker.ts';
import { keepBundle } from './bundle/keepBundle.ts';
import { runOpenExports, type ExportDeps } from './runExport.ts';

export interface RunningExportWorker {
  /** Gives the running export back, which begins again with the next worker, as an unfinished bundle does. */
  stop: () => Promise<void>;
}

/** Interval for looking without a signal. */
const LOOK_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;

export type ExportWorkerDeps = Omit<ExportDeps, 'signal'>;

/**
 * Prepares exports as soon as a job says that one waits, and by the clock, which is all there is without Redis. It works
 * beside the imports, which may take minutes, one export at a time.
 */
export function startExportWorker(
  deps: ExportWorkerDeps,
  redisUrl: string | null,
  lookEveryMs = LOOK_EVERY_MS,
): RunningExportWorker {
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const warn = (failed: string) => (err: unknown) =>
    log.warn({ err }, `${failed}; the next look is within 5 seconds`);
  let running: Promise<unknown> = Promise.resolve();
  const look = (): Promise<unknown> => {
    // One after the other: an export that comes meanwhile may not be seen by the present look.
    running = running
      .then(() => (signal.aborted ? null : runOpenExports({ ...deps, signal })))
      .catch(warn('Waiting exports could not be run'));
    return running;
  };
  // Beside the exports of members, which would wait for minutes behind it.
  let bundling: Promise<unknown> | null = null;
  let isWaiting = false;
  const clock = setInterval(() => {
    bundling ??= keepBundle({ ...deps, signal })
      .catch(warn('The bundle could not be made'))
      .finally(() => (bundling = null));
    if (isWaiting) return;
    isWaiting = true;
    void look().finally(() => (isWaiting = false));
  }, lookEveryMs);
  const taken = { queue: exportQueue, body: look, patienceMs: PATIENCE_MS, log };
  const jobs =
    redisUrl === null ? null : createQueueWorker({ ...taken, connection: connectToQueues(redisUrl, log) });
  return {
    stop: async () => {
      clearInterval(clock);
      stopping.abort();
      await jobs?.stop();
      await running;
      await bundling;
    },
  };
}
