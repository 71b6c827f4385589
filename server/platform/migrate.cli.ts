import { createDataSource } from './database.ts';
import { EnvError, readEnv } from './env.ts';
import { prepareProductRole } from './migrations/productRole.ts';
import { prepareDatabase } from '../market/places/loadReference.ts';

/**
 * Migrates the database and prints `empty` (neither a release nor a member) or `in use`. If it fails, it prints the
 * reason and exits with code 1.
 */
async function main(): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl } = readEnv();
  const url = migrationDatabaseUrl ?? databaseUrl;
  const dataSource = createDataSource(url, { applicationName: 'migrate', poolSize: 2 });
  await dataSource.initialize();
  try {
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
  // A name with several addresses fails with several errors and no message of its own, only a code.
  const code = 'code' in error ? String(error.code) : '';
  const hint = code === NOT_ALLOWED && !process.env['MIGRATION_DATABASE_URL'] ? OWNER_HINT : '';
  return `The database cannot be used: ${error.message || code}.${hint}`;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
