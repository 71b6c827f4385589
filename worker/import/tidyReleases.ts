import { tidyReleasesJob } from '../../server/market/releases/tidyReleases.jobs.ts';
import type { RawLimits } from '../../server/platform/envStore.ts';
import { folderStore } from '../../server/platform/objects/folderStore.ts';
import { rawKey } from '../../server/platform/objects/objectStore.ts';
import { jobBody } from '../jobBody.ts';
import type { SourceDeps } from './sources/source.ts';
import { whileNoneIsStored } from './rawStore.ts';
import { findRawFile, listRawFiles, noteDeleted } from './tidyReleases.sql.ts';

const DAY_MS = 86_400_000;
const MEGABYTE = 1_000_000;

interface RawFile {
  sha256: string;
  bytes: number;
  lastAt: Date;
  isNeeded: boolean;
}

/**
 * Files, given the latest first, that are older than the limits allow or that the budget has no room for. A file that is
 * needed stays, and so does one of the last day.
 */
export function filesToDelete(
  files: readonly RawFile[],
  { days, megabytes }: RawLimits,
  now: number,
): string[] {
  let bytes = 0;
  return files.flatMap((file) => {
    bytes += file.bytes;
    const ageMs = now - file.lastAt.getTime();
    const isTooMuch = megabytes !== null && bytes > megabytes * MEGABYTE;
    const isTooOld = days !== null && ageMs > days * DAY_MS;
    return (isTooMuch || isTooOld) && !file.isNeeded && ageMs > DAY_MS ? [file.sha256] : [];
  });
}

/**
 * Deletes stored files beyond the limits. If a store has all of them, this machine keeps those of the last day. While a
 * file is being stored nothing is deleted: the next run does it.
 */
export async function tidyReleases(deps: SourceDeps): Promise<string[]> {
  const { rows } = await deps.pool.query<RawFile>(listRawFiles);
  const deleted: string[] = [];
  for (const sha256 of filesToDelete(rows, deps.settings.rawLimits, Date.now())) {
    if (await whileNoneIsStored(deps.pool, () => deleteFile(deps, sha256))) deleted.push(sha256);
  }
  await whileNoneIsStored(deps.pool, () => dropHere(deps));
  return deleted;
}

/** False if an import needs the file by now. */
async function deleteFile({ pool, dataDir, stores }: SourceDeps, sha256: string): Promise<boolean> {
  const [file] = (await pool.query<RawFile>(findRawFile, [sha256])).rows;
  if (file === undefined || file.isNeeded || Date.now() - file.lastAt.getTime() < DAY_MS) return false;
  await stores.releases?.remove([rawKey(sha256)]);
  await folderStore(dataDir).remove([rawKey(sha256)]);
  await pool.query(noteDeleted, [sha256]);
  return true;
}

async function dropHere({ pool, dataDir, stores }: SourceDeps): Promise<void> {
  if (stores.releases === null) return;
  const { rows } = await pool.query<RawFile>(listRawFiles);
  const needed = new Set(rows.filter(({ isNeeded }) => isNeeded).map(({ sha256 }) => rawKey(sha256)));
  const here = folderStore(dataDir);
  const old = (await here.list('raw/')).filter(({ changedAt }) => changedAt.getTime() < Date.now() - DAY_MS);
  await here.remove(old.map(({ key }) => key).filter((key) => !needed.has(key)));
}

export const tidyReleasesBody = jobBody(tidyReleasesJob, async (deps) => ({
  deleted: (await tidyReleases(deps)).length,
}));
