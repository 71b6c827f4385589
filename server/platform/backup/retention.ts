import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Backups that are kept: the newest of each of the latest days, weeks and months that have one. */
const KEPT = { day: 7, week: 4, month: 12 } as const;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Names of complete backups, the oldest first. */
export async function listBackups(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** Deletes the backups that newer ones stand for; returns their names. */
export async function pruneBackups(backupDir: string): Promise<string[]> {
  const names = await listBackups(backupDir);
  const kept = keptBackups(names);
  const deleted = names.filter((name) => !kept.has(name));
  for (const name of deleted) await rm(join(backupDir, name), { recursive: true, force: true });
  return deleted;
}

/** Names of backups to keep, of the given ones: 7 daily, 4 weekly and 12 monthly. */
export function keptBackups(names: readonly string[]): Set<string> {
  const newestFirst = names.toSorted().reverse();
  const kept = new Set<string>();
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
