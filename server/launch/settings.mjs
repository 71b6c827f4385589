import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Settings of the launchers; server and worker check everything else. A `.env` file applies to variables that
 * the environment leaves unset.
 */
export function readSettings() {
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'));
  const { env } = process;
  const secret = (/** @type {string} */ name) => env[name] || contentOf(env[`${name}_FILE`]);
  const dataDir = resolve(root, env['DATA_DIR'] || '.data');
  return {
    dataDir,
    runDir: join(dataDir, 'run'),
    logDir: join(dataDir, 'logs'),
    databaseUrl: secret('DATABASE_URL'),
    migrationUrl: secret('MIGRATION_DATABASE_URL'),
    redisUrl: secret('REDIS_URL'),
    port: Number(env['PORT'] || 4000),
    sample: env['SAMPLE'] !== 'off',
    productName: env['PRODUCT_NAME'] || 'Texas Receipts',
  };
}

/** @param {string | undefined} file names a file with a secret */
function contentOf(file) {
  return file && existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** A path as a person would type it from here. @param {string} path */
export function shortened(path) {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
