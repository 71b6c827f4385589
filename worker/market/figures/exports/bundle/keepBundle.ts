import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleFileName,
  exportFolder,
} from '../../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import { isDatabaseAway } from '../../../../../server/platform/lib/databaseAway.ts';
import { withLock } from '../../../../platform/withLock.ts';
import type { SnapshotDeps } from '../readSnapshot.ts';
import * as sql from './bundle.sql.ts';
import { makeBundle, type MadeBundle } from './makeBundle.ts';

/** The lock's number: there is one bundle at a time. */
const ONE = 1;

/**
 * Makes the bundle of the releases in force, unless there is one. Several publishes, one after the other, are one bundle:
 * nothing is made while an import waits. True if one was made.
 */
export async function keepBundle(deps: SnapshotDeps): Promise<boolean> {
  const { pool } = deps;
  await pool.query(sql.noteInForce);
  const wanted = (await pool.query<{ state: string }>(sql.wantedState)).rows[0];
  if (wanted === undefined) return false;
  const made = await withLock(pool, 'bundle', ONE, async () => {
    const started = (await pool.query<{ id: number }>(sql.startBundle, [wanted.state])).rows[0];
    return started !== undefined && (await attempt(deps, started.id));
  });
  return made ?? false;
}

async function attempt(deps: SnapshotDeps, id: number): Promise<boolean> {
  const { pool, log, dataDir, signal } = deps;
  try {
    await mkdir(exportFolder(dataDir), { recursive: true, mode: 0o700 });
    await finish(deps, id, await makeBundle(deps, id));
    return true;
  } catch (error) {
    if (signal.aborted) {
      await pool.query(sql.giveBackBundle, [id]);
      return false;
    }
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error, bundle: id }, 'The bundle could not be made');
    await pool.query(sql.failBundle, [id]);
    return false;
  }
}

async function finish(
  { pool, dataDir, log }: SnapshotDeps,
  id: number,
  { releases, files, bytes, sha256 }: MadeBundle,
): Promise<void> {
  const latest = releases
    .filter(({ isLatest }) => isLatest)
    .map(({ id: release, product, fileName }) => ({
      product: product.toUpperCase(),
      releaseId: `release:${String(release)}`,
      fileName,
    }));
  await pool.query(sql.finishBundle, [id, JSON.stringify(latest), JSON.stringify(files), bytes, sha256]);
  log.info({ bundle: id, bytes }, 'A bundle was made');
  const { rows } = await pool.query<{ id: number }>(sql.forgetBundles);
  for (const { id: old } of rows) {
    await rm(join(exportFolder(dataDir), bundleFileName(old)), { force: true });
  }
}
