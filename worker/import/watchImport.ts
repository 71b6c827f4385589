import type { Pool, PoolClient } from 'pg';
import { cancelProcess } from '../../server/platform/limits/cancelOnAbort.ts';
import { everySecond } from '../platform/everySecond.ts';
import { findProcess, reportProgress } from './releases.sql.ts';

export interface ImportWatch {
  tell: (stage: string, rows: number) => void;
  /** Resolves when nothing more is written or cancelled. */
  stop: () => Promise<void>;
}

/**
 * Writes an import's progress once a second for operators, and ends its running statement if an operator cancels it.
 * A failure to do so is ignored: the import itself checks at its end.
 */
export async function watchImport(pool: Pool, client: PoolClient, importId: number): Promise<ImportWatch> {
  const { rows } = await client.query<{ pid: number }>(findProcess);
  let now: [stage: string, rows: number] = ['detect', 0];
  const stop = everySecond(async () => {
    const found = await pool.query<{ cancelled: boolean }>(reportProgress, [importId, ...now]);
    if (found.rows[0]?.cancelled) await pool.query(cancelProcess, [rows[0]?.pid]);
  });
  return {
    tell: (stage, read) => {
      now = [stage, read];
    },
    stop,
  };
}
