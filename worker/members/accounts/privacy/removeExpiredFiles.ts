import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

interface Folder {
  name: string;
  days: number;
  ending: RegExp;
}

/** Folders under DATA_DIR: emails of installations without an email server, and logs of earlier starts. */
const folders: readonly Folder[] = [
  { name: 'mail', days: 7, ending: /\.eml$/ },
  { name: 'logs', days: 30, ending: /\.\d+\.log$/ },
];

/** Removes files that have passed their retention period. */
export async function removeExpiredFiles(dataDir: string, now = Date.now()): Promise<void> {
  for (const { name, days, ending } of folders) {
    const folder = join(dataDir, name);
    for (const file of await namesIn(folder)) {
      const path = join(folder, file);
      if (ending.test(file) && (await changedAt(path)) < now - days * DAY_MS) await rm(path, { force: true });
    }
  }
}

/** Empty if the folder does not exist or is readable by the launcher only. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Infinite if another worker has already removed the file. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
}
