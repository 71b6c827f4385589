import { isLocked } from '../../../server/platform/lib/locks.sql.ts';
import type { Pool, PoolClient } from 'pg';
import { beginMerge, type OnSession } from '../mergeTransaction.ts';

const isImporting = `/* undo.isImporting */ select ${isLocked('imports')} as waits`;

export interface MergeAsked<T> {
  dryRun: boolean;
  /** Receives a sentence while another import runs. */
  tell: (sentence: string) => void;
  /** Records the result in the same transaction, so that it is recorded exactly if it is committed. */
  record?: (client: PoolClient, result: T) => Promise<void>;
  onSession?: OnSession;
}

/** Runs the work in a transaction that may write facts; takes all of it back if it was only asked for its effect. */
export async function inMergeUnlessDry<T>(
  pool: Pool,
  { dryRun, tell, record, onSession }: MergeAsked<T>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await onSession?.(client);
    const { rows } = await client.query<{ waits: boolean }>(isImporting);
    if (rows[0]?.waits) tell('An import or another change of the figures is running. Waiting for it to end.');
    await beginMerge(client);
    const result = await work(client);
    if (!dryRun) await record?.(client, result);
    await client.query(dryRun ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
