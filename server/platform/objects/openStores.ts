import type { SourceSettings } from '../envSources.ts';
import { folderStore } from './folderStore.ts';
import type { ObjectStore } from './objectStore.ts';
import { openS3 } from './s3Place.ts';
import { s3Store } from './s3Store.ts';

export interface Stores {
  /** Keeps raw releases beside the data directory's copies; null if the data directory alone does. */
  releases: ObjectStore | null;
  backups: ObjectStore;
}

/** The stores of raw releases and of backups that the environment names. */
export async function openStores({
  s3,
  backupDir,
}: Pick<SourceSettings, 's3' | 'backupDir'>): Promise<Stores> {
  if (s3 === null) return { releases: null, backups: folderStore(backupDir) };
  const place = await openS3(s3);
  return { releases: s3Store(place, 'releases'), backups: s3Store(place, 'backups') };
}
