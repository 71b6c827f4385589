import { createPool } from '../server/database.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { startWorker } from './startWorker.ts';

const env = readEnv();
const log = createLog('worker', env.logLevel);
const pool = createPool(env.databaseUrl, { applicationName: 'worker', poolSize: 4 });
pool.on('error', (error) => log.warn({ error }, 'the database closed an idle connection'));

if (env.redisUrl === null) {
  log.warn('REDIS_URL is not set: nothing is scheduled, and imports run by command only.');
  await pool.end();
} else {
  const worker = await startWorker({ pool, redisUrl: env.redisUrl, dataDir: env.dataDir, log });
  log.info('worker ready');
  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping');
    await worker.stop();
    await pool.end();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}
