import type { ObjectStore } from '../objects/objectStore.ts';
import { MANIFEST } from './manifest.ts';

/** Backups that are kept: the newest of each of the latest days, weeks and months that have one. */
const KEPT = { day: 7, week: 4, month: 12 } as const;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Name of a backup that is written at a moment. */
export function nameOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace(/:/g, '-');
}

/** Names of complete backups, the oldest first. */
export async function listBackups(store: ObjectStore): Promise<string[]> {
  return completeOf(await filesByBackup(store));
}

/** Deletes the backups that newer ones replace; returns their names. */
export async function pruneBackups(store: ObjectStore): Promise<string[]> {
  const files = await filesByBackup(store);
  const names = completeOf(files);
  const kept = keptBackups(names, new Date());
  const deleted = names.filter((name) => !kept.has(name));
  const left = [...files.keys()].filter((name) => !names.includes(name) && isLeft(name, new Date()));
  for (const name of [...deleted, ...left]) await removeFiles(store, name, files.get(name) ?? []);
  return deleted;
}

/**
 * Removes the files of one backup. Operators' files that were copied for it stay: another backup that is being written
 * may count on them, and the next one needs them.
 */
export async function removeBackup(store: ObjectStore, name: string): Promise<void> {
  await removeFiles(
    store,
    name,
    (await store.list(`${name}/`)).map(({ key }) => key),
  );
}

async function removeFiles(store: ObjectStore, name: string, keys: readonly string[]): Promise<void> {
  // The manifest first: a backup without one is not complete.
  await store.remove([`${name}/${MANIFEST}`]);
  await store.remove(keys);
}

/** Keys of the files of each backup, complete or not. */
async function filesByBackup(store: ObjectStore): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  // Names of backups are times of this century; the operators' files beside them have no such name.
  for (const { key } of await store.list('2')) {
    const [name = ''] = key.split('/', 1);
    if (NAME.test(name)) files.set(name, [...(files.get(name) ?? []), key]);
  }
  return files;
}

function completeOf(files: ReadonlyMap<string, readonly string[]>): string[] {
  return [...files.keys()].filter((name) => files.get(name)?.includes(`${name}/${MANIFEST}`)).sort();
}

/** True for what an interrupted backup left a day ago or earlier. */
function isLeft(name: string, now: Date): boolean {
  return name < nameOf(new Date(now.getTime() - DAY_MS));
}

/**
 * Names of backups to keep, of the given ones: 7 daily, 4 weekly and 12 monthly. All of the last 24 hours stay, because
 * one of them may have been written before a change that went wrong.
 */
export function keptBackups(names: readonly string[], now: Date): Set<string> {
  const newestFirst = names.toSorted().reverse();
  const aDayAgo = nameOf(new Date(now.getTime() - DAY_MS));
  const kept = new Set(names.filter((name) => name > aDayAgo));
  for (const span of ['day', 'week', 'month'] as const) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const key = spanOf(name, span);
      if (seen.has(key) || seen.size === KEPT[span]) continue;
      seen.add(key);
      kept.add(name);
    }
  }
  return kept;
}

function spanOf(name: string, span: keyof typeof KEPT): string {
  if (span === 'day') return name.slice(0, 10);
  if (span === 'month') return name.slice(0, 7);
  // Weeks from Monday to Sunday; the first day of the epoch was a Thursday.
  const days = Date.parse(`${name.slice(0, 10)}T00:00:00Z`) / DAY_MS;
  return String(Math.floor((days + 3) / 7));
}
