import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { exportFolder } from '../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { keptBundles } from './bundle/bundle.sql.ts';
import { expireExports, keptFiles } from './exportJob.sql.ts';

/** The key of an export or the number of a bundle, in the name of a file. */
const FILE_KEY = /^(?:[0-9a-f-]{36}|bundle-\d+)(?=\.)/;

/**
 * Deletes the files of exports whose time is over, and those that no export has any more: it was deleted, or its
 * account was, or its worker died. Returns their number.
 */
export async function tidyExports(pool: Pool, dataDir: string): Promise<number> {
  const folder = exportFolder(dataDir);
  // Read first: a file that comes later belongs to an export that is read as running.
  const names = await readdir(folder).catch(() => []);
  await pool.query(expireExports);
  const { rows } = await pool.query<{ fileKey: string }>(keptFiles);
  const { rows: bundles } = await pool.query<{ id: number }>(keptBundles);
  const kept = new Set([
    ...rows.map(({ fileKey }) => fileKey),
    ...bundles.map(({ id }) => `bundle-${String(id)}`),
  ]);
  const gone = names.filter((name) => {
    const key = FILE_KEY.exec(name)?.[0];
    return key !== undefined && !kept.has(key);
  });
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone.length;
}
