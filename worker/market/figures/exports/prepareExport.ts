import type { Pool } from 'pg';
import { reasonsOfFacts } from '../../../../server/market/hotels/filingFlags.rules.ts';
import { exportedReleases } from '../../../../server/market/figures/exports/prepared/exportedReleases.rules.ts';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';
import { badInput } from '../../../../server/platform/errors.ts';
import type { ExportFormat } from '../../../../server/platform/lib/exports/exportColumns.ts';
import { csvLines } from '../../../../server/platform/lib/exports/csvLines.ts';
import { asFile, exportedBytes, linesOf } from '../../../../server/platform/lib/exports/exportedFile.ts';
import type { TypedColumn } from '../../../../server/platform/lib/exports/typedColumn.ts';
import { fixedLimits } from '../../../../server/platform/limits/limits.ts';
import { everySecond } from '../../../platform/everySecond.ts';
import * as sql from './exportJob.sql.ts';
import { queryLines, type PageServer } from './queryRows.ts';
import { inSnapshot, type SnapshotDeps } from './readSnapshot.ts';
import { writeFile, type WrittenFile } from './writeFile.ts';

export interface ExportDeps extends SnapshotDeps {
  /** Runs the queries of exports. */
  server: PageServer;
  /** By default, every second. */
  progressMs?: number;
}

/** An export that has started. */
export interface ExportJob {
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

export interface Prepared extends WrittenFile {
  rows: number;
  releases: unknown;
}

interface Writing {
  path: string;
  signal: AbortSignal;
  /** Rows and bytes so far. */
  progress: { rows: number; bytes: number };
}

const LINE_END = 10;
const TOO_LONG = 'The query took longer than 30 minutes. Add a filter and export in parts.';
const TOO_MANY =
  `This has more than ${fixedLimits.exportRows.toLocaleString('en-US')} rows. ` +
  'Choose fewer months or places and export in parts.';

/** Writes the file of an export to a path. `cancelling` comes if the export is deleted meanwhile. */
export async function prepareExport(
  deps: ExportDeps,
  job: ExportJob,
  { path, cancelling }: { path: string; cancelling: AbortController },
): Promise<Prepared> {
  const { pool, signal: stopping, progressMs } = deps;
  const signal = AbortSignal.any([stopping, cancelling.signal]);
  const progress = { rows: 0, bytes: 0 };
  const stopNoting = everySecond(() => noteProgress(pool, job.id, progress, cancelling), progressMs);
  try {
    const writing = { path, signal, progress };
    return await (job.statement === null
      ? writeQuery(deps, job, writing)
      : writeStatement(deps, job, job.statement, writing));
  } finally {
    await stopNoting();
  }
}

/** An export that was deleted is cancelled. */
async function noteProgress(
  pool: Pool,
  id: number,
  { rows, bytes }: Writing['progress'],
  cancelling: AbortController,
): Promise<void> {
  const noted = await pool.query(sql.noteProgress, [id, rows, bytes]);
  if (noted.rowCount === 0) cancelling.abort();
}

async function writeQuery(
  { server }: ExportDeps,
  { fileKey, format, columns }: ExportJob,
  { path, signal: ending, progress }: Writing,
): Promise<Prepared> {
  const tooLong = AbortSignal.timeout(exportLimits.queryMs);
  const signal = AbortSignal.any([ending, tooLong]);
  let releases: unknown;
  const lines = queryLines(server, fileKey, signal, (page) => {
    progress.rows += page.rows.length;
    releases = page.releases;
  });
  const source = linesOf(format) === 'csv' ? csvLines(lines, columns) : lines;
  const bytes = exportedBytes(source, { format, columns, sentences: undefined });
  const onBytes = (written: number): void => void (progress.bytes = written);
  const file = await writeFile(asFile(bytes, format), path, { signal, onBytes }).catch((error: unknown) => {
    throw tooLong.aborted ? badInput(TOO_LONG) : error;
  });
  return { ...file, rows: progress.rows, releases };
}

async function writeStatement(
  { pool }: ExportDeps,
  { format, columns, upTo }: ExportJob,
  statement: string,
  { path, signal, progress }: Writing,
): Promise<Prepared> {
  return inSnapshot(pool, signal, async ({ client, copy, rowsOf }) => {
    const { rows: current } = await client.query<{ releases: unknown }>(exportedReleases, [
      JSON.stringify(upTo),
    ]);
    const source = copy(statement);
    const bytes = exportedBytes(source, { format, columns, sentences: reasonsOfFacts }, (lines) => {
      progress.rows += countLines(lines);
    });
    const onBytes = (written: number): void => void (progress.bytes = written);
    const file = await writeFile(asFile(bytes, format), path, { signal, onBytes });
    const rows = await rowsOf(source);
    if (rows > fixedLimits.exportRows) throw badInput(TOO_MANY);
    return { ...file, rows, releases: current[0]?.releases };
  });
}

function countLines(lines: Buffer): number {
  let ends = 0;
  for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) ends += 1;
  return ends;
}
