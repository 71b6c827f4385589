import type { Pool } from 'pg';

/** Kinds of locked work; the number is the first half of the lock’s key, the id the second. */
export const lockKinds = {
  sourceRun: 746_006,
  dataTask: 7_460_050,
  geocoding: 7_460_060,
  exportJob: 7_460_070,
  bundle: 7_460_071,
} as const;

const take = '/* lock.take */ select pg_try_advisory_lock($1::integer, $2::integer) as "isTaken"';
const leave = '/* lock.leave */ select pg_advisory_unlock($1::integer, $2::integer)';

/**
 * Runs the work while no other worker does it; null if one does. A worker that dies loses the lock with its
 * connection.
 */
export async function withLock<Result>(
  pool: Pool,
  kind: keyof typeof lockKinds,
  id: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const holder = await pool.connect();
  let isLost = false;
  try {
    const { rows } = await holder.query<{ isTaken: boolean }>(take, [lockKinds[kind], id]);
    if (rows[0]?.isTaken !== true) return null;
    try {
      return await work();
    } finally {
      await holder.query(leave, [lockKinds[kind], id]).catch(() => (isLost = true));
    }
  } finally {
    // A connection that cannot let go of its lock must not go back to the others.
    holder.release(isLost);
  }
}
