import { allDone } from './allDone.mjs';
import { compileServer } from './compile.mjs';
import { demoBilling, isSampleUnfinished, loadSample } from './demo.mjs';
import { migrateDatabase } from './migrate.mjs';
import { childEnvironment, openDatabase, openRedis } from './services.mjs';

/** @typedef {{ settings: import('./settings.mjs').Settings, progress: import('./console.mjs').Progress, signal: AbortSignal }} Preparation */

/**
 * Prepares servers, schema and sample, which the product needs before it starts.
 * @param {Preparation} preparation
 * @param {() => Promise<void>} [buildServer]
 * @returns {Promise<NodeJS.ProcessEnv>} what its processes are told
 */
export async function prepareData({ settings, progress, signal }, buildServer = compileServer) {
  const [databaseUrl, redisUrl] = await allDone([
    openDatabase(settings, progress),
    openRedis(settings, progress),
    progress.step('Building the server', buildServer),
  ]);
  signal.throwIfAborted();
  const env = childEnvironment(settings, databaseUrl, redisUrl);
  let isEmpty = false;
  await progress.step('Preparing the database', () =>
    migrateDatabase(settings, env, (line) => (isEmpty = line === 'empty')),
  );
  signal.throwIfAborted();
  if (settings.sample && (isEmpty || isSampleUnfinished(settings))) {
    await progress.step('Loading the synthetic sample', (update) => loadSample(settings, env, update));
  }
  return { ...env, DEMO_BILLING: demoBilling(settings) };
}
