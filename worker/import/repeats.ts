import type { PoolClient } from 'pg';
import { columnList } from '../../server/platform/lib/columns.sql.ts';
import { ReleaseRefused } from './refusal.ts';

/**
 * SQL that drops staged rows `s` that repeat an earlier one in all of these columns. `where` selects the rows
 * to compare. Numbered by sorting: a join of 8,000 repeats of a row would give 32 million pairs.
 */
export function dropRepeats(name: string, table: string, columns: readonly string[], where: string): string {
  return `/* ${name} */
  delete from ${table} staged using (
    select s.line, row_number() over (partition by ${columnList(columns, 's')} order by s.line) as occurrence
    from ${table} s where ${where}
  ) numbered
  where staged.line = numbered.line and numbered.occurrence > 1`;
}

/** SQL that finds rows with the same key, and drops those that repeat an earlier row to the letter. */
interface RepeatQueries {
  countRepeatedKeys: string;
  dropExactRepeats: string;
}

interface Repeats {
  keys: number;
  first_line: number | null;
}

async function countRepeats(client: PoolClient, sql: string): Promise<Repeats> {
  const { rows } = await client.query<Repeats>(sql);
  return rows[0] ?? { keys: 0, first_line: null };
}

/**
 * Drops exact repeats and counts them; refuses a release with two different values for one key, because neither
 * can be trusted.
 */
export async function refuseConflicts(
  client: PoolClient,
  sql: RepeatQueries,
): Promise<Record<string, number>> {
  if ((await countRepeats(client, sql.countRepeatedKeys)).keys === 0) return {};
  const dropped = await client.query(sql.dropExactRepeats);
  const left = await countRepeats(client, sql.countRepeatedKeys);
  if (left.keys > 0) {
    throw new ReleaseRefused(
      `${left.keys} filings appear twice with different values (the first at line ${left.first_line}). ` +
        'Get a corrected file from the comptroller.',
    );
  }
  return { 'exact repeat': dropped.rowCount ?? 0 };
}
