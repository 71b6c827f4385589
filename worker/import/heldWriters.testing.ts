import type { Pool, PoolClient } from 'pg';

/** Keeps writers of a table waiting, but not readers, until released. */
export async function holdWriters(pool: Pool, table: string): Promise<PoolClient> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share row exclusive mode`);
  return client;
}

export async function letGo(client: PoolClient): Promise<void> {
  await client.query('rollback');
  client.release();
}

async function someoneWaits(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '/*%'",
  );
  return rows.length > 0;
}

/** Returns when a named statement waits for a lock. */
export async function untilSomeoneWaits(pool: Pool): Promise<void> {
  while (!(await someoneWaits(pool)));
}
