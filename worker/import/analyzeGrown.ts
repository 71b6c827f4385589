import type { PoolClient } from 'pg';

/** Growth in pages from which statistics mislead the planner; a month adds 1% to eight years. */
const GROWTH = 1.1;

/**
 * Collects statistics of the columns that a large table is joined by, if it has none or has grown since: reading a
 * sample of eight years takes longer than merging a month.
 */
export async function analyzeGrown(client: PoolClient, table: string, columns: string): Promise<void> {
  const { rows } = await client.query<{ has_grown: boolean }>(
    `/* analyze.hasGrown ${table} */
    select pg_relation_size(oid) > ${GROWTH} * relpages * current_setting('block_size')::integer
      or not exists (select from pg_stats where tablename = $1) as has_grown
    from pg_class where oid = $1::regclass`,
    [table],
  );
  if (rows[0]?.has_grown) await client.query(`/* analyze ${table} */ analyze ${table} (${columns})`);
}
