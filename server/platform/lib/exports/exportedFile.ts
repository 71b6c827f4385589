import { Readable, type Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ExportFormat } from './exportColumns.ts';
import { exportedBlocks, type Sentences } from './exportedBlocks.ts';
import { parquetFile } from './parquetFile.ts';
import type { TypedColumn } from './typedColumn.ts';
import { xlsxFile } from './xlsxFile.ts';

/** Lets spreadsheets read the text as UTF-8. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
/** A tenth larger than at level 4, in three fifths of the time. */
const GZIP_LEVEL = 3;

/** Files that are made of JSON lines. */
const typedFiles: Partial<Record<ExportFormat, typeof parquetFile>> = {
  parquet: parquetFile,
  xlsx: xlsxFile,
};

export interface FileOf {
  format: ExportFormat;
  columns: readonly TypedColumn[];
  sentences: Sentences | undefined;
}

/** The lines that COPY writes for a format. */
export function linesOf(format: ExportFormat): 'csv' | 'jsonl' {
  return format.startsWith('csv') ? 'csv' : 'jsonl';
}

/**
 * The rows of a COPY statement as a file. `onBlock` hears of each block of lines as it comes. Throws BAD_USER_INPUT if a
 * workbook would have too many rows.
 */
export function exportedBytes(
  rows: AsyncIterable<Buffer>,
  { format, columns, sentences }: FileOf,
  onBlock?: (lines: Buffer) => void,
): AsyncGenerator<Buffer> {
  const blocks = heard(exportedBlocks(rows, sentences, format), onBlock);
  return typedFiles[format]?.(blocks, columns) ?? blocks;
}

async function* heard(
  blocks: AsyncIterable<Buffer>,
  onBlock?: (lines: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    onBlock?.(block);
    yield block;
  }
}

/** The bytes with their beginning, and compressed if the format is. */
export function asFile(bytes: AsyncIterable<Buffer>, format: ExportFormat): [Readable, ...Transform[]] {
  const all = Readable.from(linesOf(format) === 'csv' ? withMark(bytes) : bytes);
  return format.endsWith('.gz') ? [all, createGzip({ level: GZIP_LEVEL })] : [all];
}

async function* withMark(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield BYTE_ORDER_MARK;
  yield* bytes;
}
