import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rawKey, type ObjectStore } from '../objects/objectStore.ts';
import { sha256OfFile } from '../lib/sha256OfFile.ts';
import { readStoredManifest } from './manifest.ts';
import { listBackups } from './retention.ts';

interface Copying {
  from: readonly ObjectStore[];
  to: ObjectStore;
  folder: string;
  signal?: AbortSignal;
}

/**
 * Copies operators' files to a store from the first of some places that has them, each once: a file under its hash never
 * changes. Returns the hashes of those that are nowhere. `folder` takes a file meanwhile; the signal ends the copying between
 * two files.
 */
export async function keepRawFiles(
  hashes: readonly string[],
  { from, to, folder, signal }: Copying,
): Promise<{ copied: number; missing: string[] }> {
  const missing: string[] = [];
  let copied = 0;
  for (const sha256 of hashes) {
    signal?.throwIfAborted();
    const found = await findFile(from, rawKey(sha256));
    if (found === null) missing.push(sha256);
    else if ((await to.bytesOf(rawKey(sha256))) !== found.bytes) {
      await copyObject(found.store, to, rawKey(sha256), folder);
      copied += 1;
    }
  }
  return { copied, missing };
}

/** Tells files of a store that are as their hashes say from those that are missing or damaged. `folder` takes one meanwhile. */
export async function sortRawFiles(
  hashes: readonly string[],
  store: ObjectStore,
  folder: string,
): Promise<{ whole: string[]; faulty: string[] }> {
  const sorted = { whole: [] as string[], faulty: [] as string[] };
  const path = join(folder, 'raw-file');
  for (const sha256 of hashes) {
    const isWhole = (await store.fetch(rawKey(sha256), path)) && (await sha256OfFile(path)) === sha256;
    sorted[isWhole ? 'whole' : 'faulty'].push(sha256);
    await rm(path, { force: true });
  }
  return sorted;
}

async function findFile(
  stores: readonly ObjectStore[],
  key: string,
): Promise<{ store: ObjectStore; bytes: number } | null> {
  for (const store of stores) {
    const bytes = await store.bytesOf(key);
    if (bytes !== null) return { store, bytes };
  }
  return null;
}

async function copyObject(from: ObjectStore, to: ObjectStore, key: string, folder: string): Promise<void> {
  const path = join(folder, 'raw-file');
  try {
    if (!(await from.fetch(key, path))) throw new Error(`${key} was deleted from ${from.name} meanwhile.`);
    await to.put(key, path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Deletes files that no backup names any more; none while a backup cannot be read. */
export async function pruneRawFiles(store: ObjectStore, folder: string): Promise<void> {
  const named = new Set<string>();
  for (const name of await listBackups(store)) {
    const manifest = await readStoredManifest(store, name, folder).catch(() => null);
    if (manifest === null) return;
    for (const sha256 of manifest.rawFiles) named.add(rawKey(sha256));
  }
  const files = await store.list('raw/');
  await store.remove(files.map(({ key }) => key).filter((key) => !named.has(key)));
}
