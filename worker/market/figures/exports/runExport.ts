import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exportFileName,
  exportFolder,
} from '../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';
import { AppError, badInput } from '../../../../server/platform/errors.ts';
import { isDatabaseAway } from '../../../../server/platform/lib/databaseAway.ts';
import { withLock } from '../../../platform/withLock.ts';
import * as sql from './exportJob.sql.ts';
import { prepareExport, type ExportDeps, type ExportJob, type Prepared } from './prepareExport.ts';
import { FiguresChanged } from './queryRows.ts';

const OURS = 'The export failed, and it is our fault; it has been logged. Start it again.';

/** Prepares every export that nobody else prepares. Returns the number of those that ended. */
export async function runOpenExports(deps: ExportDeps): Promise<number> {
  let ended = 0;
  for (;;) {
    const next = await runNext(deps);
    if (next === 0 || deps.signal.aborted) return ended + next;
    ended += next;
  }
}

/** The order is read again after each export, because members take turns. */
async function runNext(deps: ExportDeps): Promise<0 | 1> {
  const { rows } = await deps.pool.query<{ id: number }>(sql.findOpenExports);
  for (const { id } of rows) {
    if (await withLock(deps.pool, 'exportJob', id, () => runExport(deps, id))) return 1;
  }
  return 0;
}

/** False if the export had ended already, or goes on with another worker. */
async function runExport(deps: ExportDeps, id: number): Promise<boolean> {
  const { pool, dataDir } = deps;
  const job = (await pool.query<ExportJob>(sql.startExport, [id])).rows[0];
  if (job === undefined) return false;
  const path = join(exportFolder(dataDir), exportFileName(job));
  const part = `${path}.part`;
  const cancelling = new AbortController();
  try {
    if (job.attempts > exportLimits.attempts)
      throw badInput('The worker ended during each try. Ask for fewer rows.');
    await mkdir(exportFolder(dataDir), { recursive: true, mode: 0o700 });
    const prepared = await prepareExport(deps, job, { path: part, cancelling });
    await rename(part, path);
    if (!(await finish(deps, id, prepared))) await rm(path, { force: true });
    return true;
  } catch (error) {
    await rm(part, { force: true });
    return await endWithout(deps, job, { error, isDeleted: cancelling.signal.aborted });
  }
}

/** False if the export was deleted meanwhile. */
async function finish(
  { pool }: ExportDeps,
  id: number,
  { rows, bytes, sha256, releases }: Prepared,
): Promise<boolean> {
  const values = [id, rows, bytes, sha256, JSON.stringify(releases), exportLimits.keptHours];
  return (await pool.query(sql.finishExport, values)).rowCount === 1;
}

/** Ends an export without a file, or leaves it to another try. Returns as `runExport` does. */
async function endWithout(
  { pool, log, signal }: ExportDeps,
  { id, attempts }: ExportJob,
  { error, isDeleted }: { error: unknown; isDeleted: boolean },
): Promise<boolean> {
  if (signal.aborted) {
    await pool.query(sql.giveBack, [id]);
    return false;
  }
  // Tried again when the database is back.
  if (isDatabaseAway(error)) throw error;
  if (error instanceof FiguresChanged && attempts < exportLimits.attempts) {
    await pool.query(sql.beginAgain, [id]);
  } else if (!isDeleted) {
    const isRefusal = error instanceof AppError;
    if (!isRefusal) log.error({ err: error, export: id }, 'An export failed');
    await pool.query(sql.failExport, [id, isRefusal ? error.message : OURS]);
  }
  return true;
}
