import type { PoolClient } from 'pg';
import { findWaiting, finishDecisions } from './doubtful.sql.ts';

interface Waiting {
  id: number;
  is_undone: boolean;
}

/**
 * Decisions that figures do not follow yet. `finish`, at the end of the transaction that rebuilds them, notes that they
 * do, unless one was taken back meanwhile: earlier, it would make whoever decides wait for the rebuild.
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
