import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CopyRows } from './copyRows.ts';
import { CsvRows } from './csvRows.ts';
import type { Detected } from './detect.ts';
import { JsonRows } from './jsonRows.ts';
import type { Member } from './openFile.ts';
import { RefusalList, type Refusal } from './refusal.ts';
import { RowReader } from './rowReader.ts';
import type { RowStream } from './rows.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { copyStagedSql, createStagedSql } from './stagedTable.ts';

/** Progress of staging: bytes of the member as text, and rows. */
interface StageProgress {
  bytes: number;
  rows: number;
}

export interface StageOptions {
  onProgress?: (progress: StageProgress) => void;
}

/** Result of staging. `rows` = `accepted` + refused. */
export interface Staged {
  product: ImportedProduct;
  format: string;
  /** Hash of the member's bytes as text: the same for a release, zipped or not. */
  sha256: string;
  bytes: number;
  rows: number;
  accepted: number;
  refusals: readonly Refusal[];
  notes: readonly string[];
}

/** Number of bytes read ahead while Postgres is busy. */
const WAITING_BYTES = 1024 * 1024;

/**
 * Reads a release into a new `staged_hotel` or `staged_beverage` within the caller's transaction, so that a
 * rollback removes it. Throws ReleaseRefused if the release as a whole cannot be read; the transaction is then
 * aborted, as after any failed COPY.
 */
export async function stageMember(
  client: PoolClient,
  member: Member,
  detected: Detected,
  options: StageOptions = {},
): Promise<Staged> {
  const reader = new RowReader(detected.layout, detected.order, detected.period);
  await client.query(createStagedSql(reader.table));
  const sink = { reader, copy: new CopyRows(), refusals: new RefusalList() };
  const rows: RowStream = detected.layout.syntax === 'json' ? new JsonRows(sink) : new CsvRows(sink);
  const hash = createHash('sha256');
  let bytes = 0;

  async function* copied(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      rows.feed(chunk);
      yield* sink.copy.takeFull();
      options.onProgress?.({ bytes, rows: rows.rows });
    }
    rows.finish();
    sink.refusals.checkShare(rows.rows);
    yield* sink.copy.end();
  }

  const target = client.query(copyFrom(copyStagedSql(reader.table), { highWaterMark: WAITING_BYTES }));
  await pipeline(await member.open(), copied, target);
  return {
    product: detected.layout.product,
    format: detected.layout.id,
    sha256: hash.digest('hex'),
    bytes,
    rows: rows.rows,
    accepted: rows.accepted,
    refusals: sink.refusals.rows,
    notes: [...detected.notes, ...notesOf(rows)],
  };
}

function notesOf({ latin1Rows }: RowStream): string[] {
  return latin1Rows > 0 ? [`rows that were not UTF-8 and were read as Latin-1: ${latin1Rows}`] : [];
}
