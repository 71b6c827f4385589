import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSet, ExportedList } from '../../market/figures/exports/dataSet.ts';
import { exportStatement } from '../../market/figures/exports/exportStatement.ts';
import type { ReleaseLimits } from '../../market/releases/asOf.ts';
import { latestReleases } from '../../market/releases/release.sql.ts';
import { noteSafely } from '../../members/security/securityLog.ts';
import { exportFormats, type ExportFormat } from '../../platform/lib/exports/exportColumns.ts';
import { asFile, exportedBytes } from '../../platform/lib/exports/exportedFile.ts';
import { cancelOnAbort, cancelProcess, cancelStatement } from '../../platform/limits/cancelOnAbort.ts';
import { AppError } from '../../platform/errors.ts';
import type { Context } from '../context.ts';
import { DATA_RELEASE, dataRelease, type NamedRelease } from '../dataRelease.ts';
import { NOT_PUBLISHED } from '../../platform/lib/rest.ts';
import type { TypedColumn } from '../../platform/lib/exports/typedColumn.ts';

/** Number of rows, after the last of them. */
const ROWS = 'X-Rows';

export interface Asked {
  name: string;
  format: ExportFormat;
  set: DataSet;
  list: ExportedList;
  columns: readonly TypedColumn[];
  mostRows: number;
  /** The releases that are asked for with `asOf`. */
  upTo: ReleaseLimits;
  /** The periods that no release has; empty if all are published. */
  notPublished: string;
}

/**
 * Streams the rows of a data set. An export that fails or has too many rows breaks off: its connection ends before
 * the answer does, so that no client takes a part for the whole.
 */
export async function runExport(
  pool: Pool,
  context: Context,
  response: Response,
  asked: Asked,
): Promise<void> {
  const { signal } = context.work;
  const client = await pool.connect();
  const cancel = (): Promise<void> =>
    cancelStatement(client, (process) => context.accounts.query(cancelProcess, [process]));
  let isUsable = false;
  try {
    await cancelOnAbort(signal, cancel, async () => {
      signal.throwIfAborted();
      const rows = await stream(client, context, response, asked);
      isUsable = true;
      await finish(context, response, { ...asked, rows });
    });
  } finally {
    // A connection that broke off in the middle of rows cannot be used again.
    client.release(!isUsable);
  }
}

/** Writes all rows and returns their number. An error before the first rows leaves the response untouched. */
async function stream(
  client: PoolClient,
  { work: { signal } }: Context,
  response: Response,
  { name, format, set, list, columns, mostRows, upTo, notPublished }: Asked,
): Promise<number> {
  // The releases and the rows come from one snapshot.
  await client.query('/* beginExport */ begin transaction isolation level repeatable read, read only');
  const { rows: releases } = await client.query<NamedRelease>(latestReleases, [JSON.stringify(upTo)]);
  const statement = exportStatement({ name, format, set, list, mostRows });
  const source = client.query(copyTo(statement));
  const bytes = exportedBytes(source, { format, columns, sentences: set.sentences });
  const first = await bytes.next();
  writeHead(response, { name, format, notPublished, releases });
  const parts = asFile(withFirst(first, bytes), format);
  await pipeline([...parts, response], { signal, end: false });
  // The number of rows is known when the connection is ready for the next statement.
  await client.query('/* endExport */ commit');
  return source.rowCount;
}

async function* withFirst(
  first: IteratorResult<Buffer>,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

function writeHead(
  response: Response,
  {
    name,
    format,
    notPublished,
    releases,
  }: Pick<Asked, 'name' | 'format' | 'notPublished'> & { releases: readonly NamedRelease[] },
): void {
  response.status(200).set({
    'Content-Type': exportFormats[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
    [DATA_RELEASE]: dataRelease(releases),
    ...(notPublished !== '' && { [NOT_PUBLISHED]: notPublished }),
    Trailer: ROWS,
  });
}

async function finish(
  context: Context,
  response: Response,
  { name, format, rows, mostRows }: Asked & { rows: number },
): Promise<void> {
  const { memberId } = context.asked;
  const isCut = rows > mostRows;
  const details = `${name}.${format}, ${isCut ? `cut off at ${String(mostRows)}` : String(rows)} rows`;
  await noteSafely(context, { kind: 'EXPORTED', memberId, details });
  if (isCut) throw new AppError('QUERY_TOO_COMPLEX', `This has more than ${String(mostRows)} rows.`);
  response.addTrailers({ [ROWS]: String(rows) });
  response.end();
}
