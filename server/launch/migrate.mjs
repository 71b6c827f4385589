import { ownerAddress } from './postgres.mjs';
import { runProgram } from './processes.mjs';

/**
 * Brings the schema up to date by the role that owns the tables. Nothing else that we start is told of that role.
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env of server and worker
 * @param {(line: string) => void} onLine
 */
export async function migrateDatabase({ databaseUrl, migrationUrl, dataDir }, env, onLine = () => undefined) {
  const owner = databaseUrl ? migrationUrl : ownerAddress(dataDir);
  await runProgram('dist/server/migrate.cli.js', { ...env, MIGRATION_DATABASE_URL: owner ?? '' }, onLine);
}
