import type { Pool, PoolClient } from 'pg';
import type { Tracing } from '../../server/platform/metrics/tracing/tracing.ts';
import {
  alreadyPublished,
  leavesMonthsOut,
  messageOf,
  refuseAll,
  stateOf,
  type ImportResult,
} from './importReports.ts';
import { importRelease, type ImportRun } from './importRelease.ts';
import { beginMerge } from './mergeTransaction.ts';
import { openFile } from './openFile.ts';
import { importOptions, type HoldOption } from './options.ts';
import { needRaw, type RawPlace } from './rawStore.ts';
import { ReleaseRefused } from './refusal.ts';
import { foundImport, type RegisteredImport } from './registerImport.ts';
import * as sql from './releases.sql.ts';
import { emptyReport, type ReleaseReport } from './report.ts';
import { watchImport } from './watchImport.ts';

/** Dependencies of an import. */
export interface ImportDeps extends RawPlace {
  pool: Pool;
  onProgress?: (stage: string, rows: number) => void;
  /** By default, nothing is traced. */
  tracing?: Tracing;
}

type StartedImport = RegisteredImport & { state: 'running' | 'queued' | 'failed' };

/**
 * Runs a registered import: all of the file's releases in one transaction, so that it is published completely
 * or not at all. Can be run again after any interruption; if another process has ended it meanwhile, returns its
 * result. Refusals are in the result; only failures throw.
 */
export async function runImport(deps: ImportDeps, importId: number): Promise<ImportResult> {
  const client = await deps.pool.connect();
  try {
    await beginMerge(client);
    const started = await deps.pool.query<StartedImport>(sql.startImport, [importId]);
    const row = started.rows.find(({ id, state }) => id === importId && state === 'running');
    const result = row && (await importReleases(deps, client, row));
    const isPublished = result?.state === 'published';
    // Within the publishing transaction, so that an import is marked as published exactly if its releases are. Others are
    // marked before it ends: the next import would take one that is still running for interrupted.
    const isFinished = result !== undefined && (await finish(isPublished ? client : deps.pool, result));
    await client.query(isPublished && isFinished ? 'commit' : 'rollback');
    return isFinished ? result : await endedImport(deps.pool, importId);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (await isCancelled(deps.pool, importId)) return await endedImport(deps.pool, importId);
    // If the database is away, the next import notes that this one was interrupted.
    await deps.pool
      .query(sql.finishImport, [importId, 'failed', '[]', String(error), null])
      .catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** False if an operator cancelled the import meanwhile. */
async function finish(db: Pool | PoolClient, result: ImportResult): Promise<boolean> {
  const { importId, state, reports, hold } = result;
  const values = [importId, state, JSON.stringify(reports), messageOf(result), hold];
  return (await db.query(sql.finishImport, values)).rowCount === 1;
}

async function isCancelled(pool: Pool, importId: number): Promise<boolean> {
  const { rowCount } = await pool.query(sql.finishCancelled, [importId]).catch(() => ({ rowCount: 0 }));
  return rowCount === 1;
}

/** The result of an import that ended earlier or was cancelled. */
async function endedImport(pool: Pool, importId: number): Promise<ImportResult> {
  await isCancelled(pool, importId);
  const { state, reports, hold } = await foundImport(pool, importId);
  return { importId, state, reports, hold };
}

async function importReleases(
  deps: ImportDeps,
  client: PoolClient,
  row: RegisteredImport,
): Promise<ImportResult> {
  const earlier = await client.query<{ reports: ReleaseReport[] }>(sql.findPublishedReports, [
    row.raw_sha256,
  ]);
  if (earlier.rows[0] !== undefined) return alreadyPublished(row.id, earlier.rows[0].reports);
  const watch = await watchImport(deps.pool, client, row.id);
  const onProgress: ImportRun['onProgress'] = (stage, rows) => {
    deps.onProgress?.(stage, rows);
    watch.tell(stage, rows);
  };
  const run = {
    client,
    importId: row.id,
    options: importOptions.parse(row.options),
    onProgress,
    tracing: deps.tracing,
  };
  const reports: ReleaseReport[] = [];
  let hold: HoldOption | null = null;
  try {
    await importMembers(run, await needRaw(deps, row.raw_sha256), row.file_name, reports);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    refuseAll(reports, row.file_name, error);
    hold = error.hold;
  } finally {
    await watch.stop();
  }
  const state = stateOf(reports);
  if (state !== 'refused' && reports.some(leavesMonthsOut)) hold = 'acceptIncomplete';
  return { importId: row.id, state, reports, hold };
}

/** Imports the releases of a stored file one after the other, and adds their reports. Throws ReleaseRefused. */
export async function importMembers(
  run: ImportRun,
  path: string,
  fileName: string,
  reports: ReleaseReport[],
): Promise<void> {
  for (const member of await openFile(path, fileName)) {
    const report = emptyReport(member.name);
    reports.push(report);
    await importRelease(run, member, report);
  }
}
