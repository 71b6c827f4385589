import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase } from '../../market/places/loadReference.ts';
import { recordCommandAction } from '../audit.ts';
import { noMore } from '../commands/commandArguments.ts';
import { commandLine, UsageError } from '../commands/commandLine.ts';
import { createDataSource } from '../database.ts';
import { readEnv, type Env } from '../env.ts';
import { prepareProductRole } from '../migrations/productRole.ts';
import type { ObjectStore } from '../objects/objectStore.ts';
import { openStores } from '../objects/openStores.ts';
import { inWorkFolder } from '../objects/workFolder.ts';
import { BackupRefused, readStoredManifest, tableFile } from './manifest.ts';
import { restoreBackup, type Restored, type Restoring } from './restore.ts';
import { listBackups } from './retention.ts';

const USAGE = `npm run restore -- BACKUP [--force] [--incomplete] [--fingerprint SHA256]
npm run restore -- latest

Makes the database and the stored files what they were when the backup was written, and brings the tables to this
version. BACKUP is a backup of BACKUP_DIR or of the S3 store, or a path. Stop server and worker first. Refuses a database with members,
imports or releases, unless --force is given: that replaces all of it.

  --force        replaces a database that is in use
  --incomplete   leaves out raw files that are missing or damaged, instead of refusing the backup
  --fingerprint  refuses a backup that is not exactly the one of this fingerprint, which was told when it was written

Exit code: 0 done, 2 refused and nothing changed, 1 failed.`;

/** Works with the backup's folder on this machine; one in an S3 store is fetched first, whole. */
async function withBackup<T>(
  { dataDir, sources }: Env,
  backups: ObjectStore,
  given: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (isAbsolute(given)) return work(given);
  const name = given === 'latest' ? (await listBackups(backups)).at(-1) : given;
  if (name === undefined) throw new BackupRefused(`There is no backup in ${backups.name}.`);
  if (sources.s3 === null) return work(join(sources.backupDir, name));
  return inWorkFolder(dataDir, async (folder) => {
    const { tables } = await readStoredManifest(backups, name, folder);
    // Files that are missing there are missing here, and the restore refuses that.
    for (const { name: table } of tables)
      await backups.fetch(`${name}/${tableFile(table)}`, join(folder, tableFile(table)));
    return work(folder);
  });
}

/**
 * Brings the restored tables to this version, with the rights of server and worker, and records who restored them. What
 * the activity log said since the backup is gone with the rest.
 */
async function bringUpToDate(
  ownerUrl: string,
  productUrl: string,
  { createdAt, version }: Restored,
): Promise<void> {
  const dataSource = createDataSource(ownerUrl, { applicationName: 'restore', poolSize: 2 });
  await dataSource.initialize();
  try {
    await prepareDatabase(dataSource);
    await prepareProductRole(dataSource, productUrl);
    await recordCommandAction(dataSource, { action: 'RESTORE_BACKUP', details: { createdAt, version } });
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

interface Wanted extends Pick<Restoring, 'force' | 'incomplete'> {
  name: string;
  fingerprint?: string;
}

/** Reads the name of the backup, and how it is restored. Throws UsageError. */
function readArguments(args: string[]): Wanted {
  const options = {
    force: { type: 'boolean', default: false },
    incomplete: { type: 'boolean', default: false },
    fingerprint: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...more] = positionals;
  noMore(more, USAGE);
  if (name === undefined) throw new UsageError('Name the backup, or "latest".', USAGE);
  return { name, ...values };
}

await commandLine({
  usage: USAGE,
  run: async (args) => {
    const { name, ...wanted } = readArguments(args);
    const env = readEnv();
    const { databaseUrl, migrationDatabaseUrl, dataDir, sources } = env;
    const ownerUrl = migrationDatabaseUrl ?? databaseUrl;
    const stores = await openStores(sources);
    const restored = await withBackup(env, stores.backups, name, (folder) =>
      restoreBackup({ ownerUrl, dataDir, stores, folder, ...wanted }),
    );
    await bringUpToDate(ownerUrl, databaseUrl, restored);
    return { text: sentenceOf(restored), json: restored, code: 0 };
  },
  refusals: [BackupRefused],
});
