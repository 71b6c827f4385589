import { EventEmitter, once } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRun } from '../import/sources/watchRun.ts';
import { watchTask } from '../import/tasks/watchTask.ts';
import { watchImport } from '../import/watchImport.ts';
import { everySecond } from './everySecond.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database whose answers wait until they are released. */
function hanging(): { pool: Pool; asked: () => number; release: () => void } {
  const held = new EventEmitter();
  const released = once(held, 'release').then(() => ({ rows: [] }));
  const query = vi.fn(() => released);
  return {
    pool: { query } as unknown as Pool,
    asked: () => query.mock.calls.length,
    release: () => void held.emit('release'),
  };
}

const session = { query: () => Promise.resolve({ rows: [{ pid: 1 }] }) } as unknown as PoolClient;
const run = { id: 1, cancelledBy: null };

test.each<[string, (pool: Pool) => { stop: () => Promise<void> } | Promise<{ stop: () => Promise<void> }>]>([
  ['a run', (pool) => watchRun(pool, run)],
  ['a task', (pool) => watchTask(pool, 1)],
  ['an import', (pool) => watchImport(pool, session, 1)],
])('the watch of %s asks a database that hangs once, and goes on later', async (_, watch) => {
  const { pool, asked, release } = hanging();
  const { stop } = await watch(pool);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
  await stop();
});

test('work that fails is tried again each second', async () => {
  let tries = 0;
  const stop = everySecond(() => Promise.reject(new Error(String((tries += 1)))));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(tries).toBe(3);
  await stop();
});

test('stopping waits for work that runs, and begins none', async () => {
  const { pool, asked, release } = hanging();
  const stop = everySecond(() => pool.query('select'));
  await vi.advanceTimersByTimeAsync(1_000);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  release();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBe(1);
});
