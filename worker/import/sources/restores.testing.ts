import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { expect } from 'vitest';
import { backUpFirst } from '../../../server/platform/backup/backUpFirst.ts';
import { fingerprintOf, MANIFEST, readManifest } from '../../../server/platform/backup/manifest.ts';
import { restoreBackup, type Restoring } from '../../../server/platform/backup/restore.ts';
import { listBackups } from '../../../server/platform/backup/retention.ts';
import { isInUse } from '../../../server/platform/backup/tables.sql.ts';
import { createDataSource, createPool, migrate } from '../../../server/platform/database.ts';
import type { Log } from '../../../server/platform/log.ts';
import { rawKey } from '../../../server/platform/objects/objectStore.ts';
import { openStores } from '../../../server/platform/objects/openStores.ts';
import { derivedTables } from '../../test/derivedTables.ts';
import { bringUpToDate } from '../bringUpToDate.ts';
import { checksums } from '../undo/undoneStates.testing.ts';

interface RestoreDeps {
  dataDir: string;
  backupDir: string;
  log: Log;
}

/** Number of migrations that the earlier version lacks: they add tables, and search entries that the worker rebuilds. */
const EARLIER = 4;

/**
 * Makes the database one of an earlier version, which is backed up as it is migrated. Its backup, restored by this version,
 * has the same rows, and the same figures as the original once the worker has started.
 */
export async function expectEarlierBackupRestored(
  url: string,
  original: Pool,
  given: RestoreDeps,
): Promise<void> {
  const deps = { ...given, stores: await openStores({ s3: null, backupDir: given.backupDir }) };
  // By this name, `restore` does not take it for a program that uses the database.
  const database = await createDataSource(url, { applicationName: 'restore', poolSize: 2 }).initialize();
  expect(await backUpFirst(database, url, deps)).toBeNull();
  await goBack(database);
  expect(await backUpFirst(database, url, deps)).toMatch(/^Written to .* raw files\.$/);
  await migrate(database);
  const folder = join(given.backupDir, (await listBackups(deps.stores.backups)).at(-1) ?? '');
  await restoreBackup({ ...deps, ownerUrl: url, folder, force: true });
  await migrate(database);
  await database.destroy();
  const pool = createPool(url);
  try {
    expect(await storedRows(pool)).toEqual(await storedRows(original));
    await bringUpToDate({ pool, log: deps.log });
    for (const product of ['hotel', 'beverage'] as const)
      expect(await derivedTables(pool, { product })).toEqual(await derivedTables(original, { product }));
  } finally {
    await pool.end();
  }
}

async function goBack(database: DataSource): Promise<void> {
  for (let i = 0; i < EARLIER; i += 1) await database.undoLastMigration();
  await database.query('/* test.earlierRules */ update derived_version set version = version - 1');
}

/**
 * Checksums of all tables but those that the worker calculates at its start, and the activity log, in which the first
 * restore stands.
 */
async function storedRows(pool: Pool): Promise<[string, string][]> {
  return Object.entries(await checksums(pool)).filter(
    ([table]) => !/^search_|^(derived_version|audit_log)$/.test(table),
  );
}

/**
 * Expects that a restored database has the same rows, and that its activity log says who restored it, after all that it
 * said before.
 */
export async function expectRestored(restored: Pool, original: Pool): Promise<void> {
  const { audit_log: _, ...tables } = await checksums(original);
  expect(await checksums(restored)).toMatchObject(tables);
  const entries = '/* test.entries */ select to_jsonb(l) as entry from audit_log l order by id';
  const before = (await original.query<{ entry: unknown }>(entries)).rows;
  const after = (await restored.query<{ entry: unknown }>(entries)).rows;
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)?.entry).toMatchObject({
    actor_email: `command line (${userInfo().username})`,
    action: 'RESTORE_BACKUP',
    details: { createdAt: expect.stringMatching(/^\d{4}-/) as string },
  });
}

/** A database that has members is not overwritten, and no backup that is damaged or incomplete is restored. */
export async function expectRefusals(restoring: Restoring, backupDir: string): Promise<void> {
  await expect(restoreBackup(restoring)).rejects.toThrow('already has members, imports or releases');
  await expectManifestRefusals(restoring);
  await expectRawRefusals(restoring);
  await writeFile(join(restoring.folder, 'release.copy.gz'), 'x');
  await expect(restoreBackup({ ...restoring, force: true })).rejects.toThrow('release is damaged');
  const folder = join(backupDir, '2026-01-01T00-00-00');
  await mkdir(folder);
  await expect(restoreBackup({ ...restoring, folder })).rejects.toThrow('is no complete backup');
}

/** A manifest is no proof of itself: one that was changed, cut off or names paths changes nothing. */
async function expectManifestRefusals(restoring: Restoring): Promise<void> {
  const path = join(restoring.folder, MANIFEST);
  const text = await readFile(path, 'utf8');
  const before = await readManifest(restoring.folder);
  const forced = { ...restoring, force: true };
  const given = { ...forced, fingerprint: fingerprintOf(text) };
  await writeFile(path, text.replace(`"rows": ${String(before.tables[0]?.rows)}`, '"rows": 7'));
  await expect(restoreBackup(given)).rejects.toThrow('not the one given. Nothing was changed.');
  const name = before.tables[0]?.name ?? '';
  const faults = [
    text.slice(0, -9),
    text.replace(`"${name}"`, '"../../etc/x"'),
    text.replace('"rows": ', '"rows": -1'),
  ];
  for (const fault of faults) {
    await writeFile(path, fault);
    await expect(restoreBackup(forced)).rejects.toThrow('is damaged, or of another version');
  }
  await writeFile(path, text);
}

/** A raw file that is not what its hash says is found before the database is emptied. */
async function expectRawRefusals(restoring: Restoring): Promise<void> {
  const { rawFiles } = await readManifest(restoring.folder);
  const path = join(restoring.folder, '..', rawKey(rawFiles[0] ?? ''));
  const bytes = await readFile(path);
  for (const spoil of [() => writeFile(path, bytes.subarray(1)), () => rm(path)]) {
    await spoil();
    const refused = restoreBackup({ ...restoring, force: true });
    await expect(refused).rejects.toThrow(
      /^1 raw files of the backup are missing or damaged.*Nothing was changed/,
    );
  }
  expect(await hasMembersOrReleases(restoring.ownerUrl)).toBe(true);
  const { rawFiles: copied } = await restoreBackup({ ...restoring, force: true, incomplete: true });
  expect(copied).toBeLessThan(rawFiles.length);
  await writeFile(path, bytes);
}

async function hasMembersOrReleases(url: string): Promise<boolean> {
  const pool = createPool(url, { applicationName: 'restore' });
  try {
    return (await pool.query<{ isInUse: boolean }>(isInUse)).rows[0]?.isInUse ?? false;
  } finally {
    await pool.end();
  }
}
