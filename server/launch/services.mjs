import { dirname, join } from 'node:path';
import { productSettings, startPostgres, stopPostgres } from './postgres.mjs';
import {
  answers,
  canInstallRedis,
  findRedis,
  howToGetRedis,
  installRedis,
  startRedis,
  stopRedis,
} from './redis.mjs';
import { enter, leave, withLock } from './shared.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./console.mjs').Progress} Progress */

/**
 * The database's URL: the given one, else that of the embedded PostgreSQL of the data directory.
 * @param {Settings} settings
 * @param {Progress} progress
 * @returns {Promise<string>}
 */
export async function openDatabase({ databaseUrl, dataDir, runDir }, progress) {
  if (databaseUrl) return databaseUrl;
  enter(runDir);
  const start = () => startPostgres(dataDir, productSettings());
  const { url, cluster } = await progress.step('Starting PostgreSQL', () =>
    withLock(join(runDir, 'postgres.lock'), start),
  );
  if (!cluster.startsWith(dataDir)) {
    progress.line(`PostgreSQL's user cannot reach ${dataDir}: the database is kept in ${dirname(cluster)}.`);
  }
  return url;
}

/**
 * Redis's URL, where there is one or one can be had; null where the product has to do without scheduling.
 * @param {Settings} settings
 * @param {Progress} progress
 * @returns {Promise<string | null>}
 */
export async function openRedis({ redisUrl, dataDir, runDir }, progress) {
  if (redisUrl) {
    if (redisUrl.startsWith('redis:') && !(await answers({ url: redisUrl }))) {
      progress.line('Redis does not answer at REDIS_URL: nothing is scheduled until it does.');
    }
    return redisUrl;
  }
  if (!findRedis() && canInstallRedis()) {
    await progress.step('Installing Redis', installRedis).catch((error) => progress.line(error.message));
  }
  const program = findRedis();
  if (!program) {
    progress.line(`There is no Redis, so nothing is scheduled. To change that, ${howToGetRedis}.`);
    return null;
  }
  enter(runDir);
  const start = () => startRedis(dataDir, program);
  const { url } = await progress.step('Starting Redis', () => withLock(join(runDir, 'redis.lock'), start));
  return url;
}

/**
 * Leaves the data directory's servers; whoever leaves last stops them, Redis first. Given ones are not ours.
 * @param {Settings} settings
 */
export async function closeServices({ dataDir, runDir }) {
  if (!leave(runDir)) return;
  await stopRedis(dataDir);
  await stopPostgres(dataDir);
}

/**
 * What our processes are told: all that we were told, with what we found out.
 * @param {Settings} settings
 * @param {string | null} databaseUrl
 * @param {string | null} redisUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment({ dataDir, port }, databaseUrl, redisUrl) {
  return {
    NODE_ENV: 'production',
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: databaseUrl ?? '',
    REDIS_URL: redisUrl ?? '',
  };
}
