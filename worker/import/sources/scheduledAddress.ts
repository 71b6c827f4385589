import { mkdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { sha256OfFile } from '../../../server/platform/lib/sha256OfFile.ts';
import { fetchAddress } from './address.ts';
import { fetchedFolder } from './portal.ts';
import type { BroughtFile, SourceDeps } from './source.ts';
import type { RunOf } from './sourceRun.ts';
import { findFetched, noteFetched } from './sourceRun.sql.ts';

interface Fetched {
  etag: string | null;
  sha256: string | null;
  at: Date | null;
}

/**
 * Fetches the file of a schedule's address. A file that is unchanged since last time, by its ETag or hash, is not imported
 * again, and the sentence says so. Nor is a file that the import refused: it would be refused again.
 */
export async function fetchScheduledAddress(
  { pool, dataDir, settings, portal }: SourceDeps,
  { id, schedule, address }: RunOf<'address'>,
  signal: AbortSignal,
): Promise<BroughtFile | string> {
  const known = (await pool.query<Fetched>(findFetched, [schedule, address])).rows[0];
  const folder = fetchedFolder(dataDir, id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { resolve, trusted } = portal.allowed;
  const asking = { s3: settings.s3, hosts: { resolve, trusted }, etag: known?.etag ?? null, signal };
  const file = await fetchAddress(address, folder, asking);
  const sha256 = file && (await sha256OfFile(file.path));
  if (file === null || sha256 === known?.sha256) return unchanged(address, known?.at ?? null);
  return {
    path: file.path,
    fileName: basename(file.path),
    onHandedOver: async () => {
      await pool.query(noteFetched, [schedule, address, file.etag, sha256]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function unchanged(address: string, at: Date | null): string {
  const since = at === null ? '' : ` since ${at.toISOString().slice(0, 10)}`;
  return `Not imported again: ${address} is unchanged${since}.`;
}
