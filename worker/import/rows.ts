import { binarySize } from '../../server/platform/lib/binarySize.ts';
import type { CopyRows } from './copyRows.ts';
import { type RefusalList } from './refusal.ts';
import type { RowReader } from './rowReader.ts';

/** Destinations of rows: read by `reader`, written by `copy`, or listed among the refusals. */
export interface RowSink {
  reader: RowReader;
  copy: CopyRows;
  refusals: RefusalList;
}

/** Takes a release's bytes as they arrive. Throws ReleaseRefused if the release as a whole cannot be read. */
export interface RowStream {
  readonly rows: number;
  readonly accepted: number;
  /** Number of rows that were not UTF-8 and were read as Latin-1. */
  readonly latin1Rows: number;
  feed: (chunk: Buffer) => void;
  /** To be called after the last chunk. */
  finish: () => void;
}

/** A record longer than this is no record of any release. */
export const MOST_RECORD_BYTES = 1024 * 1024;

/** `1 MiB` */
export const mostRecord = binarySize(MOST_RECORD_BYTES);
