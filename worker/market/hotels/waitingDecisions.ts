import type { PoolClient } from 'pg';
import { findWaiting, finishDecisions } from './doubtful.sql.ts';

interface Waiting {
  id: number;
  is_undone: boolean;
}

/**
 * Decisions that are not in the figures yet. `finish`, at the end of the rebuilding transaction, marks them as
 * done, unless they were undone meanwhile; marking them earlier would make members who decide wait for the
 * rebuild.
 */
export async function waitingDecisions(
  client: PoolClient,
): Promise<{ ids: number[]; finish: () => Promise<void> }> {
  const { rows } = await client.query<Waiting>(findWaiting);
  const ids = rows.map(({ id }) => id);
  const finish = async (): Promise<void> => {
    await client.query(finishDecisions, [ids, rows.map(({ is_undone }) => is_undone)]);
  };
  return { ids, finish };
}
