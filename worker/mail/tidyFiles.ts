import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

interface Folder {
  name: string;
  days: number;
  ending: RegExp;
}

/** Folders under DATA_DIR: emails of an installation without an email server, and logs of earlier starts. */
const folders: readonly Folder[] = [
  { name: 'mail', days: 7, ending: /\.eml$/ },
  { name: 'logs', days: 30, ending: /\.\d+\.log$/ },
];

/** Removes files that are older than their kind is kept. */
export async function tidyFiles(dataDir: string, now = Date.now()): Promise<void> {
  for (const { name, days, ending } of folders) {
    const folder = join(dataDir, name);
    for (const file of await namesIn(folder)) {
      const path = join(folder, file);
      if (ending.test(file) && (await changedAt(path)) < now - days * DAY_MS) await rm(path, { force: true });
    }
  }
}

/** The folder may not be there, or be the launcher's alone. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Another worker may have removed it. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
}
