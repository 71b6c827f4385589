import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the running program');
  return findRoot(parent);
}

/** The folder of package.json, both for sources and for dist. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
