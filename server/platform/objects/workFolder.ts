import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** Gives the work a folder below the data directory, and deletes it afterwards, and those that killed processes left. */
export async function inWorkFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const all = join(dataDir, 'work');
  const folder = join(all, `${String(Date.now())}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    for (const name of await readdir(all)) {
      if (Number.parseInt(name, 10) < Date.now() - DAY_MS)
        await rm(join(all, name), { recursive: true, force: true });
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
