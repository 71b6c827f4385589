import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** An operator's file as it is kept: under its hash, so that it can be proven and imported again. */
export interface StoredRaw {
  sha256: string;
  bytes: number;
  /** Absolute if `dataDir` is. */
  path: string;
}

const CHUNK_BYTES = 1024 * 1024;

/**
 * Keeps a copy of a file under `<dataDir>/raw/ab/<sha256>`. It is there whole or not at all, also after a power
 * cut, and nothing is written for a file that is there already.
 */
export async function storeRaw(path: string, dataDir: string): Promise<StoredRaw> {
  const known = await hashed(path);
  const place = rawPath(dataDir, known.sha256);
  if ((await sizeOf(place)) === known.bytes) return { ...known, path: place };
  const unfinished = join(dataDir, 'raw', `unfinished-${randomUUID()}`);
  await mkdir(dirname(place), { recursive: true });
  try {
    // Hashed again while copied: the file may have changed in between.
    const copied = await copyHashed(path, unfinished);
    const finalPlace = rawPath(dataDir, copied.sha256);
    await mkdir(dirname(finalPlace), { recursive: true });
    await rename(unfinished, finalPlace);
    await syncFolder(dirname(finalPlace));
    return { ...copied, path: finalPlace };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Where a kept file lies. */
export function rawPath(dataDir: string, sha256: string): string {
  return join(dataDir, 'raw', sha256.slice(0, 2), sha256);
}

async function hashed(path: string): Promise<{ sha256: string; bytes: number }> {
  const counted = counting();
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    counted.add(chunk);
  }
  return counted.result();
}

async function copyHashed(path: string, target: string): Promise<{ sha256: string; bytes: number }> {
  const counted = counting();
  await pipeline(
    createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        counted.add(chunk);
        yield chunk;
      }
    },
    createWriteStream(target, { flags: 'wx', flush: true }),
  );
  return counted.result();
}

function counting(): { add: (chunk: Buffer) => void; result: () => { sha256: string; bytes: number } } {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    result: () => ({ sha256: hash.digest('hex'), bytes }),
  };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
