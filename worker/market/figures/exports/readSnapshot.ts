import type { Pool, PoolClient } from 'pg';
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams';
import {
  cancelOnAbort,
  cancelProcess,
  cancelStatement,
} from '../../../../server/platform/limits/cancelOnAbort.ts';
import type { Log } from '../../../../server/platform/log.ts';
import { exportLimits } from '../../../../server/market/figures/exports/prepared/exportLimits.rules.ts';

/** All that reading one state of the figures into files takes. */
export interface SnapshotDeps {
  pool: Pool;
  dataDir: string;
  log: Log;
  /** Ends when the worker stops. */
  signal: AbortSignal;
}

/** Reads of one state of the database. */
export interface SnapshotReader {
  client: PoolClient;
  /** The rows of a COPY statement. */
  copy: (statement: string) => CopyToStreamQuery;
}

/**
 * Runs work on one state of the database, which it cannot change. When the signal comes, the statement that runs is
 * cancelled.
 */
export async function inSnapshot<Result>(
  pool: Pool,
  signal: AbortSignal,
  work: (reader: SnapshotReader) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const cancel = (): Promise<void> =>
    cancelStatement(client, (process) => pool.query(cancelProcess, [process]));
  let isUsable = false;
  try {
    const result = await cancelOnAbort(signal, cancel, async () => {
      signal.throwIfAborted();
      return inReadOnly(client, work);
    });
    isUsable = true;
    return result;
  } finally {
    // A connection that broke off in the middle of rows cannot be used again.
    client.release(!isUsable);
  }
}

async function inReadOnly<Result>(
  client: PoolClient,
  work: (reader: SnapshotReader) => Promise<Result>,
): Promise<Result> {
  await client.query('/* export.begin */ begin transaction isolation level repeatable read, read only');
  await client.query(`/* export.limit */ set local statement_timeout = ${String(exportLimits.statementMs)}`);
  const result = await work({ client, copy: (statement) => client.query(copyTo(statement)) });
  await client.query('/* export.end */ commit');
  return result;
}
