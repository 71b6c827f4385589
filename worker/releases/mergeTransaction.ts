import type { Pool, PoolClient } from 'pg';
import { lockImports } from './releases.sql.ts';

/**
 * Begins a transaction that may write facts: one at a time, whoever starts it. It is a few large statements, to
 * which just-in-time compilation costs more than it gains.
 */
export async function beginMerge(client: PoolClient): Promise<void> {
  await client.query('begin');
  await client.query(`/* merge.settings */
    set local jit = off; set local work_mem = '128MB'; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
  await client.query(lockImports);
}

/** Does the work in such a transaction, all of it or nothing. */
export async function inMerge<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await beginMerge(client);
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
