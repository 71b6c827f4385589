import type { Pool, PoolClient } from 'pg';
import { inMerge } from '../../import/mergeTransaction.ts';
import * as sql from './doubtful.sql.ts';
import { rebuildHotels } from './hotelTax.ts';
import { waitingDecisions } from './waitingDecisions.ts';

/** Number of decisions now in the figures. */
export interface AppliedDecisions {
  decisions: number;
}

/**
 * Updates figures to the operators' decisions on filings, in one transaction; after a kill, the decisions wait
 * and are done again.
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
