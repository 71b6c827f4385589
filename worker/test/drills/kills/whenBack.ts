import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Product } from '../product.ts';
import { runningImport, type Running } from './running.ts';
import type { Kill } from './tally.ts';

const ASK_EVERY_MS = 50;
const BACK_WITHIN_MS = 300_000;

/**
 * Waits until what was killed is back. False if the import was published in the moment of the kill.
 *
 * After a kill of its worker or of PostgreSQL: the same import is at work again, or has ended, in a new attempt. Only a
 * worker that takes the lock of all imports afterwards counts one, so it is never the killed one. After a loss of Redis,
 * during which the import goes on: Redis has as many schedules as before, and every import that waits in Postgres.
 */
export async function whenBack(
  product: Product,
  kill: Kill,
  { before, schedules }: { before: Running; schedules: number },
): Promise<boolean> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  const look = (): Promise<Look> =>
    kill === 'worker' || kill === 'postgres'
      ? lookAtImport(product, before)
      : lookIntoQueue(product, schedules);
  for (let seen = await look(); seen !== 'back'; seen = await look()) {
    if (seen === 'late') return false;
    if (Date.now() > deadline)
      throw new Error(`${kill}: not back within ${String(BACK_WITHIN_MS / 1000)} s (${before.fileName}).`);
    await delay(ASK_EVERY_MS);
  }
  return true;
}

type Look = 'back' | 'late' | 'away';

const findAttempt = `/* drill.attempt */ select attempts, state from import where id = $1`;

async function lookAtImport({ pool }: Product, before: Running): Promise<Look> {
  const answer = await pool
    .query<{ attempts: number; state: string }>(findAttempt, [before.id])
    .catch(() => null);
  const row = answer?.rows[0];
  if (row === undefined) return 'away';
  const isOpen = row.state === 'queued' || row.state === 'running';
  if (row.attempts === before.attempts) return isOpen ? 'away' : 'late';
  if (!isOpen) return 'back';
  const now = await runningImport(pool);
  return now?.id === before.id && now.session !== before.session ? 'back' : 'away';
}

const findWaiting = `/* drill.waiting */ select id from import where state = 'queued'`;

async function lookIntoQueue({ pool, redisUrl }: Product, schedules: number): Promise<Look> {
  const redis = new Redis(redisUrl(), { lazyConnect: true, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    if ((await redis.zcard(SCHEDULES)) < schedules) return 'away';
    const { rows } = await pool.query<{ id: number }>(findWaiting);
    const jobs = rows.map(({ id }) => `bull:imports:import-${String(id)}`);
    const known = jobs.length === 0 ? 0 : await redis.exists(...jobs);
    return known === jobs.length ? 'back' : 'away';
  } catch {
    return 'away';
  } finally {
    redis.disconnect();
  }
}

const SCHEDULES = 'bull:imports:repeat';

export async function countSchedules({ redisUrl }: Product): Promise<number> {
  const redis = new Redis(redisUrl());
  try {
    return await redis.zcard(SCHEDULES);
  } finally {
    redis.disconnect();
  }
}
