import type { Pool, PoolClient } from 'pg';
import { inMerge } from '../releases/mergeTransaction.ts';
import * as sql from './doubtful.sql.ts';
import { rebuildHotels } from './hotelTax.ts';

interface Waiting {
  id: number;
  is_undone: boolean;
}

/** How many decisions figures have come to follow. */
export interface AppliedDecisions {
  decisions: number;
}

/**
 * Brings figures to what operators decided about filings, in one transaction; what is killed meanwhile waits on, and is
 * done again.
 */
export async function applyDecisions(pool: Pool): Promise<AppliedDecisions> {
  const { rows } = await pool.query<Waiting>(sql.findWaiting);
  if (rows.length === 0) return { decisions: 0 };
  try {
    return await inMerge(pool, applyWaiting);
  } catch (error) {
    await pool.query(sql.failDecisions, [String(error)]);
    throw error;
  }
}

async function applyWaiting(client: PoolClient): Promise<AppliedDecisions> {
  const { rows } = await client.query<Waiting>(sql.findWaiting);
  const ids = rows.map(({ id }) => id);
  const noted = await client.query(sql.noteChanges, [ids]);
  if (noted.rowCount !== 0) await rebuildHotels(client, 0);
  await client.query(sql.finishDecisions, [ids, rows.map(({ is_undone }) => is_undone)]);
  return { decisions: rows.length };
}
