import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { reasonsOfFacts } from '../../../../server/market/hotels/filingFlags.rules.ts';
import {
  exportFileName,
  exportFolder,
} from '../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { exportedReleases } from '../../../../server/market/figures/exports/prepared/exportedReleases.rules.ts';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';
import { AppError, badInput } from '../../../../server/platform/errors.ts';
import type { ExportFormat } from '../../../../server/platform/lib/exports/exportColumns.ts';
import { csvLines } from '../../../../server/platform/lib/exports/csvLines.ts';
import { asFile, exportedBytes, linesOf } from '../../../../server/platform/lib/exports/exportedFile.ts';
import type { TypedColumn } from '../../../../server/platform/lib/exports/typedColumn.ts';
import { isDatabaseAway } from '../../../../server/platform/lib/databaseAway.ts';
import { doorLimits } from '../../../../server/platform/limits/limits.ts';
import type { Log } from '../../../../server/platform/log.ts';
import { withLock } from '../../../platform/withLock.ts';
import * as sql from './exportJob.sql.ts';
import { FiguresChanged, queryLines, type PageServer } from './queryRows.ts';
import { inSnapshot } from './readSnapshot.ts';
import { writeFile, type WrittenFile } from './writeFile.ts';

/** All that reading one state of the figures into files takes. */
export interface SnapshotDeps {
  pool: Pool;
  dataDir: string;
  log: Log;
  /** Ends when the worker stops. */
  signal: AbortSignal;
}

export interface ExportDeps extends SnapshotDeps {
  /** Runs the queries of exports. */
  server: PageServer;
  /** By default, every second. */
  progressMs?: number;
}

interface ExportJob {
  id: number;
  fileKey: string;
  format: ExportFormat;
  /** Null for an export of a query. */
  statement: string | null;
  /** The latest release of each tax that it reads, by tax; null for the latest of all. */
  upTo: unknown;
  columns: TypedColumn[];
  attempts: number;
}

interface Prepared extends WrittenFile {
  rows: number;
  releases: unknown;
}

const PROGRESS_MS = 1_000;
const LINE_END = 10;
const TOO_LONG = 'The query took longer than 30 minutes. Add a filter and export in parts.';
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
  const { pool, dataDir, signal } = deps;
  const job = (await pool.query<ExportJob>(sql.startExport, [id])).rows[0];
  if (job === undefined) return false;
  const path = join(exportFolder(dataDir), exportFileName(job));
  const part = `${path}.part`;
  const cancelling = new AbortController();
  try {
    if (job.attempts > exportLimits.attempts)
      throw badInput('The worker ended during each try. Ask for fewer rows.');
    await mkdir(exportFolder(dataDir), { recursive: true, mode: 0o700 });
    const prepared = await prepare(deps, job, { part, cancelling });
    await rename(part, path);
    if (!(await finish(pool, id, prepared))) await rm(path, { force: true });
    return true;
  } catch (error) {
    await rm(part, { force: true });
    if (signal.aborted) return await giveBack(pool, id);
    // Tried again when the database is back.
    if (isDatabaseAway(error)) throw error;
    if (error instanceof FiguresChanged && job.attempts < exportLimits.attempts)
      return await beginAgain(pool, id);
    if (!cancelling.signal.aborted) await fail(deps, id, error);
    return true;
  }
}

interface Writing {
  part: string;
  signal: AbortSignal;
  /** Rows and bytes so far. */
  so: { rows: number; bytes: number };
}

async function prepare(
  deps: ExportDeps,
  job: ExportJob,
  { part, cancelling }: { part: string; cancelling: AbortController },
): Promise<Prepared> {
  const { pool, signal: stopping, progressMs = PROGRESS_MS } = deps;
  const signal = AbortSignal.any([stopping, cancelling.signal]);
  const so = { rows: 0, bytes: 0 };
  const timer = setInterval(() => void noteProgress(pool, job.id, so, cancelling), progressMs);
  try {
    const writing = { part, signal, so };
    return await (job.statement === null
      ? writeQuery(deps, job, writing)
      : writeStatement(deps, job, job.statement, writing));
  } finally {
    clearInterval(timer);
  }
}

async function writeQuery(
  { server }: ExportDeps,
  { fileKey, format, columns }: ExportJob,
  { part, signal: ending, so }: Writing,
): Promise<Prepared> {
  const tooLong = AbortSignal.timeout(exportLimits.queryMs);
  const signal = AbortSignal.any([ending, tooLong]);
  let releases: unknown;
  const lines = queryLines(server, fileKey, signal, (page) => {
    so.rows += page.rows.length;
    releases = page.releases;
  });
  const source = linesOf(format) === 'csv' ? csvLines(lines, columns) : lines;
  const bytes = exportedBytes(source, { format, columns, sentences: undefined });
  const onBytes = (written: number): void => void (so.bytes = written);
  const file = await writeFile(asFile(bytes, format), part, { signal, onBytes }).catch((error: unknown) => {
    throw tooLong.aborted ? badInput(TOO_LONG) : error;
  });
  return { ...file, rows: so.rows, releases };
}

async function writeStatement(
  { pool }: ExportDeps,
  { format, columns, upTo }: ExportJob,
  statement: string,
  { part, signal, so }: Writing,
): Promise<Prepared> {
  return inSnapshot(pool, signal, async ({ client, copy }) => {
    const { rows: current } = await client.query<{ releases: unknown }>(exportedReleases, [
      JSON.stringify(upTo),
    ]);
    const source = copy(statement);
    const bytes = exportedBytes(source, { format, columns, sentences: reasonsOfFacts }, (lines) => {
      so.rows += count(lines);
    });
    const onBytes = (written: number): void => void (so.bytes = written);
    const file = await writeFile(asFile(bytes, format), part, { signal, onBytes });
    // The number of rows is known when the connection is ready for the next statement.
    await client.query('/* export.rows */ select 1');
    const { rowCount: rows } = source;
    if (rows > doorLimits.exportRows)
      throw badInput(`This has more than ${String(doorLimits.exportRows)} rows.`);
    return { ...file, rows, releases: current[0]?.releases };
  });
}

function count(lines: Buffer): number {
  let ends = 0;
  for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) ends += 1;
  return ends;
}

/** An export that was deleted is cancelled. */
async function noteProgress(
  pool: Pool,
  id: number,
  { rows, bytes }: { rows: number; bytes: number },
  cancelling: AbortController,
): Promise<void> {
  const noted = await pool.query(sql.noteProgress, [id, rows, bytes]).catch(() => null);
  if (noted?.rowCount === 0) cancelling.abort();
}

/** False if the export was deleted meanwhile. */
async function finish(pool: Pool, id: number, { rows, bytes, sha256, releases }: Prepared): Promise<boolean> {
  const values = [id, rows, bytes, sha256, JSON.stringify(releases), exportLimits.keptHours];
  return (await pool.query(sql.finishExport, values)).rowCount === 1;
}

async function giveBack(pool: Pool, id: number): Promise<false> {
  await pool.query(sql.giveBack, [id]);
  return false;
}

/** The figures changed while a query was asked page by page. */
async function beginAgain(pool: Pool, id: number): Promise<true> {
  await pool.query(sql.beginAgain, [id]);
  return true;
}

async function fail({ pool, log }: ExportDeps, id: number, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError;
  if (!isRefusal) log.error({ err: error, export: id }, 'An export failed');
  await pool.query(sql.failExport, [id, isRefusal ? error.message : OURS]);
}
