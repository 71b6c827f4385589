import type { Pool, PoolClient } from 'pg';
import { importRelease, type ImportRun } from './importRelease.ts';
import { beginMerge } from './mergeTransaction.ts';
import { openFile } from './openFile.ts';
import { importOptions, type ImportOptions } from './options.ts';
import { rawPath, storeRaw } from './rawStore.ts';
import { ReleaseRefused } from './refusal.ts';
import {
  findImport,
  findPublishedReports,
  finishImport,
  insertImport,
  reportProgress,
  startImport,
} from './releases.sql.ts';
import { emptyReport, type ReleaseReport } from './report.ts';

/** Dependencies of an import. */
export interface ImportDeps {
  pool: Pool;
  /** Folder of raw files, from DATA_DIR. */
  dataDir: string;
  onProgress?: (stage: string, rows: number) => void;
}

/** Result of an import: the worst result of its releases. */
export type ImportState = 'published' | 'already_published' | 'checked' | 'refused' | 'failed';

export interface ImportResult {
  importId: number;
  state: ImportState;
  reports: ReleaseReport[];
}

interface ImportRow {
  id: number;
  file_name: string;
  raw_sha256: string;
  options: unknown;
  state: ImportState | 'queued' | 'running';
  reports: ReleaseReport[];
}

/** Stores the file under its hash and records the import; nothing is read yet. */
export async function registerImport(
  { pool, dataDir }: Pick<ImportDeps, 'pool' | 'dataDir'>,
  path: string,
  fileName: string,
  options: Partial<ImportOptions>,
  runner: 'command' | 'worker' = 'command',
): Promise<number> {
  const raw = await storeRaw(path, dataDir);
  const { rows } = await pool.query<{ id: number }>(insertImport, [
    fileName,
    raw.sha256,
    raw.bytes,
    importOptions.parse(options),
    runner === 'worker',
  ]);
  if (rows[0] === undefined) throw new Error('the import has no id');
  return rows[0].id;
}

/**
 * Runs a registered import: all of the file's releases in one transaction, so that it is published completely
 * or not at all. Can be run again after any interruption; if another process has ended it meanwhile, returns its
 * result. Refusals are in the result; only failures throw.
 */
export async function runImport(deps: ImportDeps, importId: number): Promise<ImportResult> {
  const client = await deps.pool.connect();
  try {
    await beginMerge(client);
    // Under the lock: two workers may have been woken for the same import.
    const row = (await client.query<ImportRow>(findImport, [importId])).rows[0];
    if (row === undefined) throw new Error(`There is no import ${importId}.`);
    const ended = endedResult(row);
    if (ended !== null) {
      await client.query('rollback');
      return ended;
    }
    await deps.pool.query(startImport, [importId]);
    const result = await importReleases(deps, client, row);
    if (result.state !== 'published') await client.query('rollback');
    // Within the publishing transaction, so that an import is marked as published exactly if its releases are.
    await client.query(finishImport, [
      importId,
      result.state,
      JSON.stringify(result.reports),
      messageOf(result),
    ]);
    if (result.state === 'published') await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // If the database is away, the next import notes that this one was interrupted.
    await deps.pool.query(finishImport, [importId, 'failed', '[]', String(error)]).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The recorded result of an import; null if it has none yet, or failed and may be tried again. */
function endedResult({ id, state, reports }: ImportRow): ImportResult | null {
  return state === 'queued' || state === 'running' || state === 'failed'
    ? null
    : { importId: id, state, reports };
}

async function importReleases(deps: ImportDeps, client: PoolClient, row: ImportRow): Promise<ImportResult> {
  const options = importOptions.parse(row.options);
  const earlier = await client.query<{ reports: ReleaseReport[] }>(findPublishedReports, [row.raw_sha256]);
  if (earlier.rows[0] !== undefined) return alreadyPublished(row.id, earlier.rows[0].reports);
  const run: ImportRun = { client, importId: row.id, options, onProgress: progressTold(deps, row.id) };
  const reports: ReleaseReport[] = [];
  try {
    for (const member of await openFile(rawPath(deps.dataDir, row.raw_sha256), row.file_name)) {
      const report = emptyReport(member.name);
      reports.push(report);
      await importRelease(run, member, report);
    }
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    refuseAll(reports, row.file_name, error);
  }
  return { importId: row.id, state: stateOf(reports), reports };
}

/** Updates the row from time to time, so that an operator sees the progress; a failure to do so is ignored. */
const TELL_EVERY_MS = 1000;

function progressTold({ pool, onProgress }: ImportDeps, importId: number): ImportRun['onProgress'] {
  let toldAt = 0;
  return (stage, rows) => {
    onProgress?.(stage, rows);
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    pool.query(reportProgress, [importId, stage, rows]).catch(() => undefined);
  };
}

function alreadyPublished(importId: number, earlier: ReleaseReport[]): ImportResult {
  const reports = earlier.map((report): ReleaseReport => {
    const nothing = { added: 0, changed: 0, retired: 0, unchanged: report.accepted, seconds: {} };
    return {
      ...report,
      ...nothing,
      outcome: report.outcome === 'published' ? 'already_published' : report.outcome,
    };
  });
  return { importId, state: 'already_published', reports };
}

/** One refused release holds back the others of its file: the operator gets all of a file or nothing of it. */
function refuseAll(reports: ReleaseReport[], fileName: string, error: ReleaseRefused): void {
  const refused = reports.at(-1) ?? emptyReport(fileName);
  if (reports.length === 0) reports.push(refused);
  for (const report of reports) {
    report.outcome = 'refused';
    report.releaseId = null;
    report.message =
      report === refused ? error.message : `Not published, because ${refused.file} was refused.`;
  }
  if (error.refusals.length > 0) refused.refusals = [...error.refusals];
}

function stateOf(reports: readonly ReleaseReport[]): ImportState {
  const outcomes = new Set(reports.map((report) => report.outcome));
  for (const state of ['failed', 'refused', 'published', 'checked'] as const)
    if (outcomes.has(state)) return state;
  return 'already_published';
}

function messageOf({ reports }: ImportResult): string | null {
  return reports.find((report) => report.message !== null)?.message ?? null;
}
