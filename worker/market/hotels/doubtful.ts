import type { Pool, PoolClient } from 'pg';
import type { WhyFlagged } from '../../../server/market/hotels/filingFlags.rules.ts';
import {
  addDecisions,
  endDecisions,
  lockDecisions,
  type FilingDecision,
} from '../../../server/market/hotels/filingDecision.rules.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { applyDecisions } from './applyDecisions.ts';
import * as sql from './doubtful.sql.ts';

/** A filing whose values are doubtful, or about which an operator decided. */
export interface Doubtful {
  id: number;
  /** Taxpayer and location number. */
  property: string;
  location_name: string;
  /** The month, or the last month of the quarter. */
  period: string;
  period_months: number;
  receipts_flag: string | null;
  rooms_flag: string | null;
  decision: FilingDecision | null;
  /** The filed values, and the rules that flagged them. */
  why: WhyFlagged;
  note: string | null;
  decided_by: string | null;
  decided_on: string | null;
}

/** An id that names no doubtful filing. Nothing was changed. */
export class NoSuchDoubtful extends Error {
  override name = 'NoSuchDoubtful';
}

export interface Listing {
  /** Idle rooms too, which are many. */
  idle: boolean;
  limit: number;
}

export async function listDoubtful(pool: Pool, { idle, limit }: Listing): Promise<Doubtful[]> {
  return (await pool.query<Doubtful>(sql.listDoubtful, [idle, limit])).rows;
}

export async function findDoubtful(pool: Pool, ids: readonly number[]): Promise<Doubtful[]> {
  return (await pool.query<Doubtful>(sql.findDoubtful, [ids])).rows;
}

export interface Decided {
  /** Null undoes a decision. */
  decision: FilingDecision | null;
  note: string;
  by: string;
  /** Called with the filings, in the transaction of the decisions. */
  onDecided?: (client: PoolClient, filings: readonly Doubtful[]) => Promise<void>;
}

/**
 * Decides about filings, or takes that back, and brings figures to it. It holds for the same values in a later issue.
 * Throws {@link NoSuchDoubtful}.
 */
export async function decide(pool: Pool, ids: readonly number[], decided: Decided): Promise<void> {
  await inTransaction(pool, (client) => record(client, ids, decided));
  await applyDecisions(pool);
}

async function record(
  client: PoolClient,
  ids: readonly number[],
  { decision, note, by, onDecided }: Decided,
): Promise<void> {
  await client.query(lockDecisions);
  const { rows } = await client.query<Doubtful>(sql.findDoubtful, [ids]);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new NoSuchDoubtful(
      `There is no doubtful filing with the number ${unknown.join(', ')}; the list shows the numbers.`,
    );
  }
  const isUndo = decision === null;
  await client.query(endDecisions, [ids, by, isUndo ? note : '', isUndo]);
  if (!isUndo) await client.query(addDecisions, [ids, decision, note, by]);
  await onDecided?.(client, rows);
}
