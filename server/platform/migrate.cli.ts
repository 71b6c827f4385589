import { createDataSource } from './database.ts';
import { EnvError, readEnv } from './env.ts';
import { prepareDatabase } from '../market/places/loadReference.ts';

/**
 * Brings the database up to date and prints `empty` or `in use`: empty has neither a release nor a member. Where
 * that fails, a sentence says why and the exit code is 1.
 */
async function main(): Promise<void> {
  const dataSource = createDataSource(readEnv().databaseUrl, { applicationName: 'migrate', poolSize: 2 });
  await dataSource.initialize();
  try {
    await prepareDatabase(dataSource);
    const rows = await dataSource.query<{ is_empty: boolean }[]>(
      `/* isEmpty */ SELECT NOT EXISTS (SELECT FROM release) AND NOT EXISTS (SELECT FROM member) AS is_empty`,
    );
    console.log(rows[0]?.is_empty ? 'empty' : 'in use');
  } finally {
    await dataSource.destroy();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails with several errors and no message of its own, only a code.
  const code = 'code' in error ? String(error.code) : '';
  return `The database cannot be used: ${error.message || code}.`;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
