import type { DataSource } from 'typeorm';
import { createPool } from '../database.ts';
import { writeBackup, type BackupDeps } from './backup.ts';
import { hasTables, isInUse } from './tables.sql.ts';

/**
 * Writes a backup if migrations are pending and the database is in use: it is the way back to the version before.
 * Returns a sentence about it; null if there is nothing to keep.
 */
export async function backUpFirst(
  database: DataSource,
  ownerUrl: string,
  deps: Omit<BackupDeps, 'pool'>,
): Promise<string | null> {
  if (!(await database.showMigrations()) || !(await isFilled(database))) return null;
  const pool = createPool(ownerUrl, { applicationName: 'backup', poolSize: 1 });
  try {
    return (await writeBackup({ pool, ...deps })).sentence;
  } finally {
    await pool.end();
  }
}

async function isFilled(database: DataSource): Promise<boolean> {
  const [tables] = await database.query<{ hasTables: boolean }[]>(hasTables);
  if (!tables?.hasTables) return false;
  const [use] = await database.query<{ isInUse: boolean }[]>(isInUse);
  return use?.isInUse ?? false;
}
