import type { Pool, PoolClient } from 'pg';
import { lockImports } from './releases.sql.ts';

/** It is a few large statements, to which just-in-time compilation costs more than it gains. */
async function prepareMerge(client: PoolClient): Promise<void> {
  await client.query(`/* merge.settings */
    set local jit = off; set local work_mem = '128MB'; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
  await client.query(lockImports);
}

/** Begins a transaction that may write facts: one at a time, whoever starts it. */
export async function beginMerge(client: PoolClient): Promise<void> {
  await client.query('begin');
  await prepareMerge(client);
}

/** Does the work in a transaction, all of it or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Does the work in one that may write facts. */
export function inMerge<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await prepareMerge(client);
    return work(client);
  });
}
