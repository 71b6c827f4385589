import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { writeFile, type WrittenFile } from '../writeFile.ts';

/** A file of the archive, from the disk or from memory. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  from: { path: string } | { text: string };
}

const FOLDER = 'texas-receipts';

/** Writes a tar archive to a path from the files that `fill` adds one after the other. Throws as {@link writeFile} does. */
export async function writeArchive<Filled>(
  path: string,
  signal: AbortSignal,
  fill: (add: (file: ArchivedFile) => Promise<void>) => Promise<Filled>,
): Promise<[WrittenFile, Filled]> {
  const tar = pack();
  const add = async ({ name, bytes, from }: ArchivedFile): Promise<void> => {
    const content = 'text' in from ? Readable.from([Buffer.from(from.text)]) : createReadStream(from.path);
    await pipeline(content, tar.entry({ name: `${FOLDER}/${name}`, size: bytes, mode: 0o644 }));
  };
  const filling = fill(add).then(
    (filled) => {
      tar.finalize();
      return filled;
    },
    (error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  // The reason for a failure first: the archive that it ends says only that it ended.
  const [filled, written] = await Promise.allSettled([
    filling,
    writeFile([Readable.from(tar)], path, { signal, onBytes: () => undefined }),
  ]);
  if (filled.status === 'rejected') throw filled.reason;
  if (written.status === 'rejected') throw written.reason;
  return [written.value, filled.value];
}
