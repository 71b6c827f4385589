import type { Pool } from 'pg';
import { inMerge } from '../releases/mergeTransaction.ts';
import { rebuildHotels } from './hotelTax.ts';
import { createChange, listSuspects, markSuspects } from './suspects.sql.ts';

/** A filed value that cannot be right by the looks of it; it counts to no place until an operator accepts it. */
export interface Suspect {
  id: number;
  /** Taxpayer and location number. */
  property: string;
  location_name: string;
  /** The month, or the last month of the quarter. */
  period: string;
  period_months: number;
  room_receipts_cents: number;
  taxable_receipts_cents: number;
  room_capacity: number;
  is_accepted: boolean;
}

/** An id that names no suspect value. Nothing was changed. */
export class NoSuchSuspect extends Error {
  override name = 'NoSuchSuspect';
}

export async function findSuspects(pool: Pool): Promise<Suspect[]> {
  return (await pool.query<Suspect>(listSuspects)).rows;
}

/**
 * Lets suspect filings count (or no longer count) and rebuilds what that touches, in one transaction. Those that
 * are so already are left alone. Throws {@link NoSuchSuspect}.
 */
export async function acceptSuspects(pool: Pool, ids: readonly number[], accepted: boolean): Promise<void> {
  await inMerge(pool, async (client) => {
    const known = new Set((await client.query<Suspect>(listSuspects)).rows.map((suspect) => suspect.id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      throw new NoSuchSuspect(
        `There is no suspect value ${unknown.join(', ')}; the list shows their numbers.`,
      );
    }
    await client.query(createChange);
    const { rowCount } = await client.query(markSuspects, [ids, accepted]);
    if (rowCount) await rebuildHotels(client, 0);
  });
}
