import type { DataSource, EntityManager } from 'typeorm';

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
    await tx.query(holdTurn, [memberId]);
    return change(tx);
  });
}
