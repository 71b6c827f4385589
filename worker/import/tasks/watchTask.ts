import type { Pool, PoolClient } from 'pg';
import { cancelProcess } from '../../../server/platform/limits/cancelOnAbort.ts';
import { everySecond } from '../../platform/everySecond.ts';
import { findProcess } from '../releases.sql.ts';
import { findCancelled } from './dataTask.sql.ts';

export interface TaskWatch {
  /** Notes the session that does the work. Call it before its first statement. */
  onSession: (client: PoolClient) => Promise<void>;
  /** Resolves when nothing more is cancelled. */
  stop: () => Promise<void>;
}

/**
 * Ends the running statement of a task that an administrator cancels, and with it its transaction. A failure to do so is
 * ignored: a cancelled task takes itself back at its end.
 */
export function watchTask(pool: Pool, taskId: number): TaskWatch {
  let pid: number | null = null;
  const stop = everySecond(async () => {
    const { rows } = await pool.query<{ id: number }>(findCancelled, [taskId]);
    if (rows.length > 0 && pid !== null) await pool.query(cancelProcess, [pid]);
  });
  return {
    onSession: async (client) => {
      const { rows } = await client.query<{ pid: number }>(findProcess);
      pid = rows[0]?.pid ?? null;
    },
    stop,
  };
}
