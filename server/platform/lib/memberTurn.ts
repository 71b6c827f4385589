import type { DataSource, EntityManager } from 'typeorm';
import type { Db } from './db.ts';

/** $1: member. Rows that only refer to the member can be written meanwhile. */
const holdTurn = `/* memberTurn */ select id from member where id = $1 for no key update`;

/**
 * Runs a change in a transaction, one at a time for a member. A limit that is counted within it therefore also holds
 * for requests that arrive together.
 */
export function memberTurn<T>(
  db: DataSource,
  memberId: string,
  change: (db: EntityManager) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await waitForTurn(tx, memberId);
    return change(tx);
  });
}

/**
 * Waits until other changes of the member have ended, and keeps further ones waiting until this transaction ends. A sign-in
 * waits as well, because it notes its time in the member's row.
 */
export async function waitForTurn(tx: Db, memberId: string): Promise<void> {
  await tx.query(holdTurn, [memberId]);
}
