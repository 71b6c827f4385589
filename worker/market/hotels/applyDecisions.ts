import type { Pool, PoolClient } from 'pg';
import { inMerge } from '../../import/mergeTransaction.ts';
import * as sql from './doubtful.sql.ts';
import { rebuildHotels } from './hotelTax.ts';
import { waitingDecisions } from './waitingDecisions.ts';

/** How many decisions figures have come to follow. */
export interface AppliedDecisions {
  decisions: number;
}

/**
 * Brings figures to what operators decided about filings, in one transaction; what is killed meanwhile waits on, and is
 * done again.
 */
export async function applyDecisions(pool: Pool): Promise<AppliedDecisions> {
  const { rows } = await pool.query<{ id: number; is_undone: boolean }>(sql.findWaiting);
  if (rows.length === 0) return { decisions: 0 };
  try {
    return await inMerge(pool, applyWaiting);
  } catch (error) {
    await pool.query(sql.failDecisions, [String(error)]);
    throw error;
  }
}

async function applyWaiting(client: PoolClient): Promise<AppliedDecisions> {
  const { ids, finish } = await waitingDecisions(client);
  const noted = await client.query(sql.noteChanges, [ids]);
  if (noted.rowCount !== 0) await rebuildHotels(client, 0);
  await finish();
  return { decisions: ids.length };
}
