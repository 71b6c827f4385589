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
  copy: (statement: string) => CopyToStreamQuery;
  /** Number of rows of a COPY statement whose stream has ended. */
  rowsOf: (copied: CopyToStreamQuery) => Promise<number>;
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
  const result = await work({
    client,
    copy: (statement) => client.query(copyTo(statement)),
    rowsOf: async (copied) => {
      // The number comes after the last row, and is there when the connection takes the next statement.
      await client.query('/* export.rows */ select 1');
      return copied.rowCount;
    },
  });
  await client.query('/* export.end */ commit');
  return result;
}
