import type { Pool, PoolClient } from 'pg';
import { inMerge } from '../../import/mergeTransaction.ts';
import { failPremises, findWaitingPremises, finishPremises } from '../premises/premises.sql.ts';
import * as sql from './doubtful.sql.ts';
import { rebuildHotels } from './hotelTax.ts';
import { waitingDecisions } from './waitingDecisions.ts';

/** Number of decisions now in the figures. */
export interface AppliedDecisions {
  decisions: number;
}

/**
 * Updates figures to the operators' decisions on filings and addresses, in one transaction; after a kill, the decisions wait
 * and are done again.
 */
export async function applyDecisions(pool: Pool): Promise<AppliedDecisions> {
  const filings = await pool.query(sql.findWaiting);
  const addresses = await pool.query(findWaitingPremises);
  if (filings.rows.length + addresses.rows.length === 0) return { decisions: 0 };
  try {
    return await inMerge(pool, applyWaiting);
  } catch (error) {
    await pool.query(sql.failDecisions, [String(error)]);
    await pool.query(failPremises, [String(error)]);
    throw error;
  }
}

async function applyWaiting(client: PoolClient): Promise<AppliedDecisions> {
  const { ids, finish } = await waitingDecisions(client);
  const noted = await client.query(sql.noteChanges, [ids]);
  const { rows: addresses } = await client.query<{ id: number; is_undone: boolean }>(findWaitingPremises);
  if (noted.rowCount !== 0 || addresses.length > 0) await rebuildHotels(client, 0);
  await finish();
  await client.query(finishPremises, [
    addresses.map(({ id }) => id),
    addresses.map((each) => each.is_undone),
  ]);
  return { decisions: ids.length + addresses.length };
}
