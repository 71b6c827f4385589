import type { Pool, PoolClient } from 'pg';

/** Kinds of locked work; the number is the first half of the lock’s key, the id the second. */
export const lockKinds = {
  sourceRun: 746_006,
  dataTask: 7_460_050,
  geocoding: 7_460_060,
  exportJob: 7_460_070,
  bundle: 7_460_071,
  rawFiles: 7_460_080,
} as const;

const take = '/* lock.take */ select pg_try_advisory_lock($1::integer, $2::integer) as "isTaken"';
const leave = '/* lock.leave */ select pg_advisory_unlock($1::integer, $2::integer)';
const share = '/* lock.share */ select pg_advisory_lock_shared($1::integer, $2::integer)';
const leaveShared = '/* lock.leaveShared */ select pg_advisory_unlock_shared($1::integer, $2::integer)';

/**
 * Runs the work while no other worker does it; null if one does. A worker that dies loses the lock with its
 * connection.
 */
export function withLock<Result>(
  pool: Pool,
  kind: keyof typeof lockKinds,
  id: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return holding(pool, async (holder, onLost) => {
    const key = [lockKinds[kind], id];
    const { rows } = await holder.query<{ isTaken: boolean }>(take, key);
    if (rows[0]?.isTaken !== true) return null;
    try {
      return await work();
    } finally {
      await holder.query(leave, key).catch(onLost);
    }
  });
}

/** Runs the work beside others of this function, but waits while one of `withLock` runs, and keeps others of it away. */
export function withSharedLock<Result>(
  pool: Pool,
  kind: keyof typeof lockKinds,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return holding(pool, async (holder, onLost) => {
    const key = [lockKinds[kind], id];
    await holder.query(share, key);
    try {
      return await work();
    } finally {
      await holder.query(leaveShared, key).catch(onLost);
    }
  });
}

/** A connection that cannot let go of its lock must not go back to the others. */
async function holding<Result>(
  pool: Pool,
  work: (holder: PoolClient, onLost: () => void) => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  let isLost = false;
  try {
    return await work(holder, () => (isLost = true));
  } finally {
    holder.release(isLost);
  }
}
