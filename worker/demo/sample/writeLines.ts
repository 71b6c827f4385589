import { closeSync, openSync, writeSync } from 'node:fs';

export interface WrittenFile {
  path: string;
  rows: number;
  bytes: number;
}

const CHUNK_CHARACTERS = 1 << 20;

/**
 * Writes rows, each with its own line end, one at a time, so memory use does not grow with their number. A
 * header line is not counted. All text is ASCII.
 */
export function writeLines(path: string, rows: Iterable<string>, header = ''): WrittenFile {
  const file = openSync(path, 'w');
  const written: WrittenFile = { path, rows: 0, bytes: 0 };
  try {
    let chunk = header;
    const flush = (): void => {
      written.bytes += writeSync(file, Buffer.from(chunk, 'latin1'));
      chunk = '';
    };
    for (const row of rows) {
      chunk += row;
      written.rows += 1;
      if (chunk.length >= CHUNK_CHARACTERS) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
  return written;
}
