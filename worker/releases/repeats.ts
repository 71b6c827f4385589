import type { PoolClient } from 'pg';
import { ReleaseRefused } from './refusal.ts';

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
 * Drops exact repeats and counts them; refuses the release where two rows claim different values for one key,
 * since nobody can tell which is true.
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
      `${left.keys} filings are stated twice with different values (the first at line ${left.first_line}). ` +
        'Get a corrected file from the comptroller.',
    );
  }
  return { 'exact repeat': dropped.rowCount ?? 0 };
}
