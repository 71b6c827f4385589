import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An operator's file as stored: under its hash, so that it can be verified and imported again. */
export interface StoredRaw {
  sha256: string;
  bytes: number;
  /** Absolute if `dataDir` is. */
  path: string;
}

const CHUNK_BYTES = 1024 * 1024;

/**
 * Stores a copy of a file under `<dataDir>/raw/ab/<sha256>`, completely or not at all, even after a power
 * failure. The hash is computed from the copy, which nobody changes meanwhile; if the file is already stored,
 * the copy is dropped.
 */
export async function storeRaw(path: string, dataDir: string): Promise<StoredRaw> {
  const unfinished = join(dataDir, 'raw', `unfinished-${randomUUID()}`);
  await mkdir(dirname(unfinished), { recursive: true });
  try {
    await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
    const copied = await hashed(unfinished);
    const place = rawPath(dataDir, copied.sha256);
    if ((await sizeOf(place)) !== copied.bytes) await keep(unfinished, place);
    return { ...copied, path: place };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function keep(unfinished: string, place: string): Promise<void> {
  await sync(unfinished);
  await mkdir(dirname(place), { recursive: true });
  await rename(unfinished, place);
  await sync(dirname(place));
}

/** Path of a stored file. */
export function rawPath(dataDir: string, sha256: string): string {
  return join(dataDir, 'raw', sha256.slice(0, 2), sha256);
}

/** The hash that a stored file has now, null if it is missing: equal to the one that it is stored under. */
export async function hashOfRaw(dataDir: string, sha256: string): Promise<string | null> {
  const path = rawPath(dataDir, sha256);
  return (await sizeOf(path)) === null ? null : (await hashed(path)).sha256;
}

async function hashed(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Waits until a file, or the names in a folder, would survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
