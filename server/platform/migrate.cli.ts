import { backUpFirst } from './backup/backUpFirst.ts';
import { createDataSource } from './database.ts';
import { EnvError, readEnv } from './env.ts';
import { openStores } from './objects/openStores.ts';
import { prepareProductRole } from './migrations/productRole.ts';
import { prepareDatabase } from '../market/places/loadReference.ts';

/**
 * Migrates the database and prints `empty` (neither a release nor a member) or `in use`. With `--backup`, writes a backup
 * before anything changes. If it fails, it prints the reason and exits with code 1.
 */
async function main(): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, sources } = readEnv();
  const url = migrationDatabaseUrl ?? databaseUrl;
  const dataSource = createDataSource(url, { applicationName: 'migrate', poolSize: 2 });
  await dataSource.initialize();
  try {
    if (process.argv.includes('--backup')) {
      // Standard output is read by `npm start`.
      const written = await backUpFirst(dataSource, url, { dataDir, stores: await openStores(sources) });
      if (written !== null) console.error(written);
    }
    await prepareDatabase(dataSource);
    await prepareProductRole(dataSource, databaseUrl);
    const rows = await dataSource.query<{ is_empty: boolean }[]>(
      `/* isEmpty */ SELECT NOT EXISTS (SELECT FROM release) AND NOT EXISTS (SELECT FROM member) AS is_empty`,
    );
    console.log(rows[0]?.is_empty ? 'empty' : 'in use');
  } finally {
    await dataSource.destroy();
  }
}

/** PostgreSQL's code for a right that is missing. */
const NOT_ALLOWED = '42501';
const OWNER_HINT = ' Give the role that owns the tables in MIGRATION_DATABASE_URL.';

function sentenceOf(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails with several errors; the outer one has a code but no message.
  const code = 'code' in error ? String(error.code) : '';
  const hint = code === NOT_ALLOWED && !process.env['MIGRATION_DATABASE_URL'] ? OWNER_HINT : '';
  return `The database cannot be used: ${error.message || code}.${hint}`;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
