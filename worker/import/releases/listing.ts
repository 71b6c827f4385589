import type { Pool, PoolClient } from 'pg';
import { count, statedAmount } from '../reportText.ts';
import type { ImportOptions } from '../options.ts';
import type { ReleaseReport } from '../report.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import * as sql from './releases.sql.ts';

export interface ListedRelease {
  id: number;
  product: ImportedProduct;
  format: string;
  file: string;
  sha256: string;
  issuedOn: string | null;
  firstMonth: string;
  lastMonth: string;
  rows: number;
  accepted: number;
  refused: number;
  added: number;
  changed: number;
  retired: number;
  unchanged: number;
  totalCents: number;
  taxableCents: number | null;
  synthetic: boolean;
  publishedAt: Date;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoReason: string | null;
  importId: number;
}

interface Period {
  period: string;
  series: string;
  rows: number;
  expectedRows: number | null;
}

interface Undo {
  undoneAt: Date;
  undoneBy: string;
  reason: string;
  redoneAt: Date | null;
  redoneBy: string | null;
  redoReason: string | null;
}

export interface ShownRelease extends ListedRelease {
  periods: Period[];
  undos: Undo[];
}

/** A number that names no release or import. */
export class NoSuchNumber extends Error {
  override name = 'NoSuchNumber';
}

export async function listReleases(
  pool: Pool,
  { product, limit }: { product: ImportedProduct | null; limit: number },
): Promise<ListedRelease[]> {
  return (await pool.query<ListedRelease>(sql.listReleases, [product, limit])).rows;
}

/** Throws {@link NoSuchNumber}. */
export async function showRelease(pool: Pool, releaseId: number): Promise<ShownRelease> {
  const release = (await pool.query<ListedRelease>(sql.showRelease, [releaseId])).rows[0];
  if (release === undefined) {
    throw new NoSuchNumber(
      `There is no release ${String(releaseId)}; npm run releases -- list shows the numbers.`,
    );
  }
  const periods = (await pool.query<Period>(sql.listPeriods, [releaseId])).rows;
  const undos = (await pool.query<Undo>(sql.listUndos, [releaseId])).rows;
  return { ...release, periods, undos };
}

export interface ListedImport {
  id: number;
  file: string;
  rawSha256: string;
  rawBytes: number;
  state: string;
  stage: string | null;
  rowsRead: number;
  byWorker: boolean;
  message: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface ShownImport extends ListedImport {
  options: ImportOptions;
  reports: ReleaseReport[];
}

export async function listImports(pool: Pool, limit: number): Promise<ListedImport[]> {
  return (await pool.query<ListedImport>(sql.listImports, [limit])).rows;
}

/** Throws {@link NoSuchNumber}. */
export async function showImport(pool: Pool | PoolClient, importId: number): Promise<ShownImport> {
  const found = (await pool.query<ShownImport>(sql.showImport, [importId])).rows[0];
  if (found !== undefined) return found;
  throw new NoSuchNumber(
    `There is no import ${String(importId)}; npm run imports -- list shows the numbers.`,
  );
}

export const minute = (time: Date | null): string =>
  time === null ? '–' : time.toISOString().slice(0, 16).replace('T', ' ');

/** `2023-01 to 2023-03`, or the one period. */
export function span(first: string, last: string): string {
  return first === last ? first : `${first} to ${last}`;
}

export function describeRelease(release: ListedRelease): string {
  const { id, file, product, format, firstMonth, lastMonth, publishedAt, undoneAt, undoneBy } = release;
  const state =
    undoneAt === null
      ? ''
      : `, UNDONE ${minute(undoneAt)} by ${undoneBy ?? '?'}: ${release.undoReason ?? ''}`;
  return (
    `${String(id)}  ${file} (${product}, ${format}), ${span(firstMonth, lastMonth)}, ${count(release.rows)} rows, ` +
    `${statedAmount(format, release.totalCents)}, published ${minute(publishedAt)}${state}`
  );
}
