import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { productVersion } from '../lib/productVersion.ts';
import { sha256OfFile } from '../lib/sha256OfFile.ts';
import { folderStore } from '../objects/folderStore.ts';
import type { Stores } from '../objects/openStores.ts';
import { inWorkFolder } from '../objects/workFolder.ts';
import { fingerprintOf, MANIFEST, manifestFormat, tableFile, type Manifest } from './manifest.ts';
import { keepRawFiles, pruneRawFiles } from './rawFiles.ts';
import { nameOf, pruneBackups, removeBackup } from './retention.ts';
import * as sql from './tables.sql.ts';

export interface BackupDeps {
  pool: Pool;
  dataDir: string;
  stores: Stores;
}

interface Table {
  name: string;
  columns: string[];
  refersTo: string[];
}

interface Sequence {
  name: string;
  lastValue: number | null;
}

export interface WrittenBackup {
  folder: string;
  /** SHA-256 of its manifest, by which a restore can tell whether anything was changed since. */
  fingerprint: string;
  rows: number;
  tables: number;
  rawFiles: number;
  missingRawFiles: number;
  /** Backups that were deleted, because newer ones represent their day, week or month. */
  deleted: string[];
  sentence: string;
}

/**
 * Writes all tables, as they were at one moment, and the files that releases came from. Needs no program besides this
 * one: the embedded PostgreSQL has no pg_dump, and that of a system is often too old for the server. Secrets are left
 * out: SESSION_SECRET, passwords of databases and keys of services. Throws StoreError if the store fails: an incomplete
 * backup is never taken for one. When the signal aborts before the backup is complete, its files are removed and the signal's
 * reason is thrown.
 */
export function writeBackup(
  { pool, dataDir, stores }: BackupDeps,
  signal: AbortSignal = never,
): Promise<WrittenBackup> {
  const { backups, releases } = stores;
  return inWorkFolder(dataDir, async (folder) => {
    const now = new Date();
    const name = nameOf(now);
    const keep: Keep = async (file) => {
      signal.throwIfAborted();
      await backups.put(`${name}/${basename(file)}`, file);
      await rm(file);
    };
    try {
      const manifest = await writeTables(pool, { folder, keep, signal }, now.toISOString());
      const from = [folderStore(dataDir), ...(releases ? [releases] : [])];
      const { missing } = await keepRawFiles(manifest.rawFiles, { from, to: backups, folder, signal });
      const whole: Manifest = { ...manifest, missingRawFiles: missing };
      const text = `${JSON.stringify(whole, null, 2)}\n`;
      await writeFile(join(folder, MANIFEST), text);
      await keep(join(folder, MANIFEST));
      const deleted = await pruneBackups(backups);
      if (deleted.length > 0) await pruneRawFiles(backups, folder);
      return describe(
        { folder: `${backups.name}/${name}`, fingerprint: fingerprintOf(text) },
        whole,
        deleted,
      );
    } catch (error) {
      if (signal.aborted) await removeBackup(backups, name);
      throw error;
    }
  });
}

const never = new AbortController().signal;

/** Moves a file that is written to the backup. */
type Keep = (file: string) => Promise<void>;

interface Target {
  folder: string;
  keep: Keep;
  signal: AbortSignal;
}

function describe(
  { folder, fingerprint }: Pick<WrittenBackup, 'folder' | 'fingerprint'>,
  { tables, rawFiles, missingRawFiles }: Manifest,
  deleted: string[],
): WrittenBackup {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing =
    missingRawFiles.length > 0 ? ` ${String(missingRawFiles.length)} raw files are missing.` : '';
  return {
    folder,
    fingerprint,
    rows,
    deleted,
    tables: tables.length,
    rawFiles: rawFiles.length - missingRawFiles.length,
    missingRawFiles: missingRawFiles.length,
    sentence:
      `Written to ${folder} (fingerprint ${fingerprint}): ${String(tables.length)} tables with ${rows.toLocaleString('en-US')} rows, ` +
      `${String(rawFiles.length - missingRawFiles.length)} raw files.${missing}`,
  };
}

async function writeTables(pool: Pool, target: Target, createdAt: string): Promise<Manifest> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    // All tables as they are at one moment, whatever is published meanwhile.
    await client.query('begin isolation level repeatable read read only');
    await client.query('/* backup.noLimit */ set local statement_timeout = 0');
    const tables = inOrder((await client.query<Table>(sql.listTables)).rows);
    const written: Manifest['tables'] = [];
    for (const { name, columns } of tables) written.push(await writeTable(client, target, name, columns));
    const migrations = (await client.query<{ name: string }>(sql.listMigrations)).rows;
    const rawFiles = (await client.query<{ sha256: string }>(sql.listRawFiles)).rows;
    // Numbers only rise, so those of the end are above all that was copied.
    const sequences = (await client.query<Sequence>(sql.listSequences)).rows;
    await client.query('commit');
    isUsable = true;
    return {
      format: manifestFormat,
      version: productVersion(),
      createdAt,
      tables: written,
      sequences,
      migration: migrations.at(-1)?.name ?? '',
      rawFiles: rawFiles.map(({ sha256 }) => sha256),
      missingRawFiles: [],
    };
  } finally {
    // A connection in the middle of a copy that nobody reads any more, as the disk is full, answers nothing else.
    client.release(!isUsable);
  }
}

async function writeTable(
  client: PoolClient,
  { folder, keep, signal }: Target,
  name: string,
  columns: string[],
): Promise<Manifest['tables'][number]> {
  const path = join(folder, tableFile(name));
  const list = columns.map(quoted).join(', ');
  const rows = copyTo(`/* backup.copy */ copy ${quoted(name)} (${list}) to stdout`);
  client.query(rows);
  await pipeline(rows, createGzip({ level: 3 }), createWriteStream(path), { signal });
  const sha256 = await sha256OfFile(path);
  await keep(path);
  return { name, columns, rows: rows.rowCount, sha256 };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Tables after those that they refer to, so that a restore can check every reference. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
