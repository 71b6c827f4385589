import type { Pool, PoolClient } from 'pg';
import { cancelProcess } from '../../server/platform/limits/cancelOnAbort.ts';
import { findProcess, reportProgress } from './releases.sql.ts';

/** Often enough for a person who watches, and one small write. */
const WATCH_EVERY_MS = 1000;

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
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    const found = await pool.query<{ cancelled: boolean }>(reportProgress, [importId, ...now]);
    if (found.rows[0]?.cancelled) await pool.query(cancelProcess, [rows[0]?.pid]);
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(() => undefined);
  }, WATCH_EVERY_MS);
  return {
    tell: (stage, read) => {
      now = [stage, read];
    },
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
