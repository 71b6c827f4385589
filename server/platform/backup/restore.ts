import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createDataSource, migrate } from '../database.ts';
import { migrations } from '../migrations/migrations.ts';
import { folderStore } from '../objects/folderStore.ts';
import type { Stores } from '../objects/openStores.ts';
import { inWorkFolder } from '../objects/workFolder.ts';
import { quoted } from './backup.ts';
import { sha256OfFile } from '../lib/sha256OfFile.ts';
import { BackupRefused, readManifest, tableFile, type Manifest } from './manifest.ts';
import { keepRawFiles, sortRawFiles } from './rawFiles.ts';
import * as sql from './tables.sql.ts';

export interface Restoring {
  /** The role that owns the tables. */
  ownerUrl: string;
  dataDir: string;
  stores: Stores;
  /** The backup's folder on this machine. */
  folder: string;
  /** Replaces a database that is in use. */
  force: boolean;
  /** SHA-256 that the manifest must have; null to restore any undamaged backup. */
  fingerprint?: string | null;
  /** Leaves out raw files that are missing or damaged, instead of refusing the backup. */
  incomplete?: boolean;
}

export interface Restored {
  version: string;
  createdAt: string;
  tables: number;
  rows: number;
  rawFiles: number;
}

/**
 * Makes the database and the stored files what they were when a backup was written. The tables are those of the
 * backup's version afterwards: migrate next. Throws {@link BackupRefused} before anything is changed.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { stores, dataDir } = restoring;
  const manifest = await readManifest(restoring.folder, restoring.fingerprint);
  await checkFiles(restoring.folder, manifest);
  const rawFiles = await inWorkFolder(dataDir, (work) => checkRawFiles(manifest, restoring, work));
  const own = migrationsUpTo(manifest);
  const client = new pg.Client({ connectionString: restoring.ownerUrl, application_name: 'restore' });
  await client.connect();
  try {
    await refuseUse(client, restoring.force);
    await client.query(sql.dropEverything);
    await createTables(restoring.ownerUrl, own);
    await fill(client, restoring.folder, manifest);
  } finally {
    await client.end();
  }
  const target = stores.releases ?? folderStore(dataDir);
  const { copied } = await inWorkFolder(dataDir, (work) =>
    keepRawFiles(rawFiles, { from: [stores.backups], to: target, folder: work }),
  );
  const { version, createdAt, tables } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { version, createdAt, tables: tables.length, rows, rawFiles: copied };
}

async function checkFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const found = await sha256OfFile(join(folder, tableFile(name))).catch(() => null);
    if (found === sha256) continue;
    const state = found === null ? 'is missing' : 'is damaged';
    throw new BackupRefused(`The file of the table ${name} ${state} in ${folder}. Nothing was changed.`);
  }
}

/** The hashes of raw files that can be restored. Throws {@link BackupRefused} if any is missing or damaged. */
async function checkRawFiles(
  { rawFiles, missingRawFiles }: Manifest,
  { stores, incomplete = false }: Restoring,
  work: string,
): Promise<string[]> {
  const expected = rawFiles.filter((sha256) => !missingRawFiles.includes(sha256));
  const { whole, faulty } = await sortRawFiles(expected, stores.backups, work);
  const [first] = faulty;
  if (first === undefined || incomplete) return whole;
  throw new BackupRefused(
    `${String(faulty.length)} raw files of the backup are missing or damaged in ${stores.backups.name}, such as ${first}. Nothing was changed. To restore without them, add --incomplete.`,
  );
}

/** The migrations that the backup's database had. */
function migrationsUpTo({ migration, version }: Manifest): typeof migrations {
  const last = migrations.findIndex((each) => new each().name === migration);
  if (last >= 0) return migrations.slice(0, last + 1);
  throw new BackupRefused(
    `This backup is of version ${version}, which is later than this one. Restore it with that version or a later one.`,
  );
}

async function refuseUse(client: pg.Client, force: boolean): Promise<void> {
  const others = (await client.query<{ name: string; sessions: number }>(sql.otherSessions)).rows;
  if (others.length > 0) {
    const names = others.map(({ name, sessions }) => `${name} (${String(sessions)})`).join(', ');
    throw new BackupRefused(
      `Stop everything that uses the database first: ${names} are connected. Nothing was changed.`,
    );
  }
  const [tables] = (await client.query<{ hasTables: boolean }>(sql.hasTables)).rows;
  if (tables?.hasTables !== true || force) return;
  const [use] = (await client.query<{ isInUse: boolean }>(sql.isInUse)).rows;
  if (use?.isInUse !== true) return;
  throw new BackupRefused(
    'The database already has members, imports or releases. Nothing was changed. To replace all of it, add --force.',
  );
}

async function createTables(ownerUrl: string, own: typeof migrations): Promise<void> {
  const dataSource = createDataSource(ownerUrl, { applicationName: 'restore', poolSize: 2, migrations: own });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Fills all tables in one transaction; a row that refers to nothing fails it. */
async function fill(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  const triggers = (verb: 'disable' | 'enable'): string =>
    names.map((name) => `alter table ${name} ${verb} trigger user;`).join('\n');
  await client.query('begin');
  await client.query(`/* restore.begin */ set local statement_timeout = 0; ${triggers('disable')}`);
  // Migrations add rows of their own.
  await client.query(`/* restore.empty */ truncate ${names.join(', ')}`);
  for (const table of tables) await fillTable(client, folder, table);
  for (const { name, lastValue } of sequences) {
    if (lastValue !== null) {
      await client.query('/* restore.sequence */ select setval($1::regclass, $2)', [
        `public.${quoted(name)}`,
        lastValue,
      ]);
    }
  }
  await client.query(`/* restore.end */ ${triggers('enable')}`);
  await client.query('commit');
  await client.query('/* restore.analyze */ analyze');
}

async function fillTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: Manifest['tables'][number],
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const target = client.query(copyFrom(`/* restore.copy */ copy ${quoted(name)} (${list}) from stdin`));
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), target);
  if (target.rowCount !== rows) {
    throw new Error(`The table ${name} got ${String(target.rowCount)} rows instead of ${String(rows)}.`);
  }
}
