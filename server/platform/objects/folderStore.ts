import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore, StoredObject } from './objectStore.ts';

/** End of the name of a file that is being written. */
const UNFINISHED = '.unfinished';

/** A store in a folder, which is made when first needed. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));
  return {
    name: folder,
    put: (key, path) => copyWhole(path, pathOf(key)),
    fetch: async (key, path) => {
      if ((await bytesOfFile(pathOf(key))) === null) return false;
      await copyWhole(pathOf(key), path);
      return true;
    },
    bytesOf: (key) => bytesOfFile(pathOf(key)),
    list: (prefix) => listFiles(folder, prefix),
    remove: async (keys) => {
      for (const key of keys) {
        await rm(pathOf(key), { force: true });
        // The folder goes with its last file.
        if (key.includes('/')) await rmdir(dirname(pathOf(key))).catch(() => undefined);
      }
    },
  };
}

/** Copies a file so that it survives a power failure, or is not there. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
    await keepFile(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives a complete file its final name, once it would survive a power failure. */
export async function keepFile(unfinished: string, path: string): Promise<void> {
  await sync(unfinished);
  await mkdir(dirname(path), { recursive: true });
  await rename(unfinished, path);
  await sync(dirname(path));
}

/** Size of a file; null if there is none. */
export async function bytesOfFile(path: string): Promise<number | null> {
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

async function listFiles(folder: string, prefix: string): Promise<StoredObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: StoredObject[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !key.startsWith(prefix) || key.endsWith(UNFINISHED)) continue;
    const facts = await stat(path).catch(() => null);
    if (facts) found.push({ key, bytes: facts.size, changedAt: facts.mtime });
  }
  return found;
}
