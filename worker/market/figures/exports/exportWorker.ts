import { exportQueue } from '../../../../server/market/figures/exports/prepared/export.jobs.ts';
import { startLooking, type RunningLooks } from '../../../platform/lookAgain.ts';
import { keepBundle } from './bundle/keepBundle.ts';
import type { ExportDeps } from './prepareExport.ts';
import { runOpenExports } from './runExport.ts';

export type ExportWorkerDeps = Omit<ExportDeps, 'signal'>;

/**
 * Prepares exports beside the imports, which may take minutes, one export at a time. Stopping gives a running export or
 * an unfinished bundle back: it begins again with the next worker.
 */
export function startExportWorker(deps: ExportWorkerDeps, redisUrl: string | null): RunningLooks {
  return startLooking({
    queue: exportQueue,
    redisUrl,
    onSignal: {
      run: (signal) => runOpenExports({ ...deps, signal }),
      failed: 'Waiting exports could not be run',
    },
    // Members' exports would wait behind it for minutes.
    byClock: [{ run: (signal) => keepBundle({ ...deps, signal }), failed: 'The bundle could not be made' }],
    log: deps.log,
  });
}
