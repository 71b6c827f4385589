import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256OfFile } from '../../server/platform/lib/sha256OfFile.ts';
import { bytesOfFile, keepFile } from '../../server/platform/objects/folderStore.ts';
import { rawKey, StoreError } from '../../server/platform/objects/objectStore.ts';
import type { Pool } from 'pg';
import { withLock, withSharedLock } from '../platform/withLock.ts';
import type { Stores } from '../../server/platform/objects/openStores.ts';

/** Places of operators' files: the data directory, and a store that has all of them if one is configured. */
export interface RawPlace {
  dataDir: string;
  stores?: Pick<Stores, 'releases'>;
}

/** An operator's file as stored: under its hash, so that it can be verified and imported again. */
export interface StoredRaw {
  sha256: string;
  bytes: number;
  /** Absolute if `dataDir` is. */
  path: string;
}

/**
 * Stores a copy of a file under `<dataDir>/raw/ab/<sha256>`, completely or not at all, even after a power
 * failure, and then in the store. The hash is computed from the copy, which nobody changes meanwhile; if the file is
 * already stored, the copy is dropped. Throws StoreError.
 */
export async function storeRaw(path: string, { dataDir, stores }: RawPlace): Promise<StoredRaw> {
  const unfinished = join(dataDir, 'raw', `unfinished-${randomUUID()}`);
  await mkdir(dirname(unfinished), { recursive: true });
  try {
    await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
    const sha256 = await sha256OfFile(unfinished);
    const { size: bytes } = await stat(unfinished);
    const place = rawPath(dataDir, sha256);
    if ((await bytesOfFile(place)) !== bytes) await keepFile(unfinished, place);
    const store = stores?.releases;
    const key = rawKey(sha256);
    if (store && (await store.bytesOf(key)) !== bytes) await store.put(key, place);
    return { sha256, bytes, path: place };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The lock's number: there is one for all files. */
const ALL = 0;

/** Stores a file and records what needs it. No file is deleted meanwhile, such as an old one that has the same content. */
export function whileStoring<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  return withSharedLock(pool, 'rawFiles', ALL, work);
}

/** Deletes stored files while none is stored; null, at once, if one is. */
export function whileNoneIsStored<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result | null> {
  return withLock(pool, 'rawFiles', ALL, work);
}

/** Path of a stored file in the data directory. */
export function rawPath(dataDir: string, sha256: string): string {
  return join(dataDir, rawKey(sha256));
}

/**
 * Path of a stored file on this machine, which is fetched from the store if needed; null if it is missing. Throws
 * StoreError, also for a file that has changed in the store.
 */
async function findRaw({ dataDir, stores }: RawPlace, sha256: string): Promise<string | null> {
  const path = rawPath(dataDir, sha256);
  if ((await bytesOfFile(path)) !== null) return path;
  const store = stores?.releases;
  if (!store) return null;
  await mkdir(dirname(path), { recursive: true });
  const fetched = `${path}.${randomUUID()}`;
  try {
    if (!(await store.fetch(rawKey(sha256), fetched))) return null;
    if ((await sha256OfFile(fetched)) !== sha256)
      throw new StoreError(`${store.name}/${rawKey(sha256)} has changed since it was stored.`);
    await keepFile(fetched, path);
    return path;
  } finally {
    await rm(fetched, { force: true });
  }
}

/** Path of a stored file on this machine. Throws if it is missing. */
export async function needRaw(place: RawPlace, sha256: string): Promise<string> {
  const path = await findRaw(place, sha256);
  if (path !== null) return path;
  throw new Error(`The stored file ${sha256} is missing. Import the file again, which stores it.`);
}

/** The hash that a stored file has now, null if it is missing: equal to the one that it is stored under. */
export async function hashOfRaw(place: RawPlace, sha256: string): Promise<string | null> {
  const path = await findRaw(place, sha256);
  return path === null ? null : sha256OfFile(path);
}
