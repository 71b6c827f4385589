import { isAbsolute, join } from 'node:path';
import { prepareDatabase } from '../../market/places/loadReference.ts';
import { createDataSource } from '../database.ts';
import { readEnv } from '../env.ts';
import { tellHelp } from '../lib/tellHelp.ts';
import { prepareProductRole } from '../migrations/productRole.ts';
import { runBackupCommand } from './command.ts';
import { BackupRefused } from './manifest.ts';
import { restoreBackup, type Restored } from './restore.ts';
import { listBackups } from './retention.ts';

const USAGE = `npm run restore -- BACKUP [--force] [--json]
npm run restore -- latest

Makes the database and the stored files what they were when the backup was written, and brings the tables to this
version. BACKUP is a folder of BACKUP_DIR, or a path. Stop server and worker first. Refuses a database with members,
imports or releases, unless --force is given: that replaces all of it.

  --force  replaces a database that is in use
  --json   prints the answer as JSON

Exit code: 0 done, 2 refused and nothing changed, 1 failed.`;

async function backupFolder(backupDir: string, name: string): Promise<string> {
  if (name !== 'latest') return isAbsolute(name) ? name : join(backupDir, name);
  const latest = (await listBackups(backupDir)).at(-1);
  if (latest !== undefined) return join(backupDir, latest);
  throw new BackupRefused(`There is no backup in ${backupDir}.`);
}

/** Brings the restored tables to this version, with the rights of server and worker. */
async function bringUpToDate(ownerUrl: string, productUrl: string): Promise<void> {
  const dataSource = createDataSource(ownerUrl, { applicationName: 'restore', poolSize: 2 });
  await dataSource.initialize();
  try {
    await prepareDatabase(dataSource);
    await prepareProductRole(dataSource, productUrl);
  } finally {
    await dataSource.destroy();
  }
}

function sentenceOf({ version, createdAt, tables, rows, rawFiles }: Restored): string {
  return (
    `Restored the backup of ${createdAt} (version ${version}): ${String(tables)} tables with ` +
    `${rows.toLocaleString('en-US')} rows, ${String(rawFiles)} raw files copied.`
  );
}

const options = {
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

if (!tellHelp(USAGE)) {
  await runBackupCommand(USAGE, options, 1, async ({ values, positionals: [name = ''] }) => {
    const { databaseUrl, migrationDatabaseUrl, dataDir, sources } = readEnv();
    const ownerUrl = migrationDatabaseUrl ?? databaseUrl;
    const { backupDir } = sources;
    const folder = await backupFolder(backupDir, name);
    const restored = await restoreBackup({
      ownerUrl,
      dataDir,
      backupDir,
      folder,
      force: values['force'] === true,
    });
    await bringUpToDate(ownerUrl, databaseUrl);
    return values['json'] === true ? JSON.stringify(restored, null, 2) : sentenceOf(restored);
  });
}
