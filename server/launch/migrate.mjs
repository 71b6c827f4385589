import { ownerAddress } from './postgres.mjs';
import { runProgram } from './processes.mjs';

/** The address for the role that owns the tables; null if DATABASE_URL uses that role. @param {import('./settings.mjs').Settings} settings */
export function ownerUrl({ databaseUrl, migrationUrl, dataDir }) {
  return databaseUrl ? migrationUrl : ownerAddress(dataDir);
}

/**
 * Migrates the schema with the role that owns the tables. Server and worker never see that role.
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env of server and worker
 * @param {(line: string) => void} onLine
 */
export async function migrateDatabase(settings, env, onLine = () => undefined) {
  const owner = ownerUrl(settings) ?? '';
  await runProgram('dist/server/platform/migrate.cli.js', { ...env, MIGRATION_DATABASE_URL: owner }, onLine);
}
