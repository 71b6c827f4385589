import type { PoolClient } from 'pg';

/** Growth in pages from which statistics mislead the planner; a month adds 1% to eight years. */
const GROWTH = 1.1;

/**
 * Collects statistics of the columns that a large table is joined by, if it has none of them or has grown since: to
 * read a sample of eight years takes longer than to merge a month.
 */
export async function analyzeGrown(
  client: PoolClient,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ has_grown: boolean }>(
    `/* analyze.hasGrown */
    select pg_relation_size(oid) > ${GROWTH} * relpages * current_setting('block_size')::integer
      or (select count(*) from pg_stats where tablename = $1 and attname = any($2::text[])) < cardinality($2::text[])
      as has_grown
    from pg_class where oid = $1::regclass`,
    [table, columns],
  );
  if (rows[0]?.has_grown)
    await client.query(`/* analyze ${table} */ analyze ${table} (${columns.join(', ')})`);
}
