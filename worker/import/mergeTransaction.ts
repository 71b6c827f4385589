import { inTransaction } from '../platform/inTransaction.ts';
import type { Pool, PoolClient } from 'pg';
import { lockImports } from './releases.sql.ts';

/**
 * The statement of a killed worker ends within a second, and with it the lock of all imports: otherwise only once the
 * statement has something to answer. PostgreSQL on Windows refuses the setting.
 */
const endWithClient = `/* merge.endWithClient */
  select set_config('client_connection_check_interval', '1s', true) where version() !~* 'windows|mingw|visual c'`;

/** A few large statements, for which just-in-time compilation costs more than it gains. */
async function prepareMerge(client: PoolClient): Promise<void> {
  await client.query(`/* merge.settings */
    set local jit = off; set local work_mem = '128MB'; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
  await client.query(endWithClient);
  await client.query(lockImports);
}

/** Told of a session before it waits for anything, so that its work can be cancelled. */
export type OnSession = (client: PoolClient) => Promise<void>;

/** Starts a transaction that may write facts; only one runs at a time, in any process. */
export async function beginMerge(client: PoolClient): Promise<void> {
  await client.query('begin');
  await prepareMerge(client);
}

/** Runs the work in a transaction that may write facts. */
export function inMerge<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await prepareMerge(client);
    return work(client);
  });
}
