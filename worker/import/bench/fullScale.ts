import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createPool } from '../../../server/platform/database.ts';
import { generateSample } from '../../demo/sample/generateSample.ts';
import { runChild } from './childImport.ts';

/** The files of the full-scale synthetic sample, in the order of import; written when asked for the first time. */
export async function sampleFiles(dir: string, say: (line: string) => void): Promise<string[]> {
  if (!existsSync(join(dir, 'complete'))) {
    await mkdir(dir, { recursive: true });
    for (const { path, rows } of generateSample({ scale: 'full', seed: 1, out: dir })) {
      say(`Wrote ${basename(path)}, ${rows.toLocaleString('en-US')} synthetic rows`);
    }
    await writeFile(join(dir, 'complete'), '');
  }
  const names = await readdir(dir, { recursive: true });
  return names
    .filter((name) => /\.csv$/i.test(name))
    .sort()
    .map((name) => join(dir, name));
}

/** A new database for a benchmark on the same server; the product's data is not touched. */
export async function createFreshDatabase(serverUrl: string, url: URL): Promise<void> {
  const name = url.pathname.slice(1);
  const server = createPool(serverUrl, { poolSize: 1 });
  try {
    await server.query(`/* bench.drop */ drop database if exists "${name}" with (force)`);
    await server.query(`/* bench.create */ create database "${name}"`);
  } finally {
    await server.end();
  }
  await runChild('server/platform/migrate.cli', [], { DATABASE_URL: url.href });
}
