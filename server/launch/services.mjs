import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isReachable } from './checks.mjs';
import { keepAlive } from './keep.mjs';
import { endOfLog } from './logs.mjs';
import { isPostgresReady, postgresLog, startPostgres, stopPostgres } from './postgres.mjs';
import { productSettings } from './postgresSettings.mjs';
import { reasonInServerLog } from './reasons.mjs';
import {
  answers,
  canInstallRedis,
  findRedis,
  howToGetRedis,
  installRedis,
  redisLog,
  startRedis,
  stopRedis,
} from './redis.mjs';
import { sizeOf } from './rotation.mjs';
import { shortened } from './settings.mjs';
import { enter, isShared, leave, withLock } from './shared.mjs';
import { whenGone } from './system.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./keep.mjs').Keeping} Keeping */
/** @typedef {import('./console.mjs').Progress} Progress */

const POSTGRES_LOCK = 'postgres.lock';
const REDIS_LOCK = 'redis.lock';

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
    withLock(join(runDir, POSTGRES_LOCK), start),
  );
  if (!cluster.startsWith(dataDir)) {
    progress.line(`PostgreSQL's user cannot reach ${dataDir}: the database is kept in ${dirname(cluster)}.`);
  }
  return url;
}

/**
 * Redis's URL, if Redis is available or can be started; null if the product runs without scheduling.
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
  const { url } = await progress.step('Starting Redis', () => withLock(join(runDir, REDIS_LOCK), start));
  return url;
}

/**
 * Keeps the data directory's servers alive, whichever process started them. External servers are left alone.
 * @param {Settings} settings
 * @param {{ databaseUrl: string | null, redisUrl: string | null }} urls where they were
 * @param {Keeping} keeping
 * @param {(variable: 'DATABASE_URL' | 'REDIS_URL', url: string) => void} onMoved told if one had to take another address
 * @returns {Promise<void>[]} ends with the signal
 */
export function keepServices(settings, urls, keeping, onMoved) {
  const { dataDir, runDir } = settings;
  const program = findRedis();
  const kept = [];
  if (!settings.databaseUrl && urls.databaseUrl) {
    const start = () =>
      withLock(join(runDir, POSTGRES_LOCK), () => startPostgres(dataDir, productSettings()));
    const facts = { name: 'PostgreSQL', log: postgresLog(dataDir), isVital: true };
    kept.push(keepServer(facts, start, keeping, (url) => onMoved('DATABASE_URL', url), urls.databaseUrl));
  }
  if (!settings.redisUrl && urls.redisUrl && program) {
    const start = () => withLock(join(runDir, REDIS_LOCK), () => startRedis(dataDir, program));
    const facts = { name: 'Redis', log: redisLog(dataDir), isVital: false };
    kept.push(keepServer(facts, start, keeping, (url) => onMoved('REDIS_URL', url), urls.redisUrl));
  }
  return kept;
}

/**
 * @param {{ name: string, log: string, isVital: boolean }} facts
 * @param {() => Promise<{ pid: number, url: string }>} start joins the one that runs, if one does
 * @param {Keeping} keeping
 * @param {(url: string) => void} onMoved
 * @param {string} known where it was
 */
async function keepServer({ name, log, isVital }, start, keeping, onMoved, known) {
  let url = known;
  const follow = async () => {
    const from = sizeOf(log);
    const running = await start();
    if (running.url !== url) onMoved((url = running.url));
    return { ended: whenGone(running.pid).then(() => reasonInServerLog(endOfLog(log, from))) };
  };
  await keepAlive({ name, where: shortened(log), isVital, start: follow }, null, keeping);
}

/**
 * Waits until the database accepts connections, as long as recovery from a crash may take.
 * @param {Settings} settings
 * @param {AbortSignal} signal
 */
export async function whenDatabaseAnswers({ databaseUrl, dataDir }, signal) {
  const deadline = Date.now() + RECOVERED_WITHIN_MS;
  const isThere = () => (databaseUrl ? isReachable(databaseUrl) : isPostgresReady(dataDir));
  while (!signal.aborted && Date.now() < deadline && !(await isThere())) await delay(100);
}

const RECOVERED_WITHIN_MS = 120_000;

/**
 * Leaves the data directory's servers; the last process to leave stops them, Redis first. External servers are
 * left alone.
 * @param {Pick<Settings, 'dataDir' | 'runDir'>} settings
 */
export async function closeServices({ dataDir, runDir }) {
  if (!leave(runDir)) return;
  // Another command may enter at any moment. With the lock, it is seen here or starts the server afresh.
  const unlessShared = async (/** @type {(dataDir: string) => Promise<void>} */ stop) => {
    if (!isShared(runDir)) await stop(dataDir);
  };
  await withLock(join(runDir, REDIS_LOCK), () => unlessShared(stopRedis));
  await withLock(join(runDir, POSTGRES_LOCK), () => unlessShared(stopPostgres));
}

/**
 * Environment of our processes: our own, with the addresses found.
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
    MIGRATION_DATABASE_URL: '',
    REDIS_URL: redisUrl ?? '',
  };
}
