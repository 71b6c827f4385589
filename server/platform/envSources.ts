import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { url } from './envKinds.ts';
import { noRawLimits, rawLimitsOf, s3Of, storeShape, type RawLimits, type S3Settings } from './envStore.ts';

/** Settings of the sources of releases, and of backups. */
export interface SourceSettings {
  /** Absolute path of the watched folder; null if none is watched. */
  inboxDir: string | null;
  /** Absolute path of the folder of backups. */
  backupDir: string;
  /** App token of the state's portal; null if it is asked without, with lower limits. */
  portalToken: string | null;
  /** Address of ClamAV's daemon; null if files are not scanned. */
  scannerUrl: string | null;
  /** Store of raw releases and backups; null if they stay in folders. */
  s3: S3Settings | null;
  rawLimits: RawLimits;
}

export const sourcesShape = {
  INBOX_DIR: z.string().refine(isAbsolute, 'must be an absolute path').optional(),
  BACKUP_DIR: z.string().optional(),
  PORTAL_APP_TOKEN: z.string().max(200, 'must have at most 200 characters').optional(),
  CLAMD_URL: url(['tcp:', 'unix:'], 'tcp://clamav:3310').optional(),
  ...storeShape,
};

export function sourcesOf(given: z.infer<z.ZodObject<typeof sourcesShape>>, dataDir: string): SourceSettings {
  return {
    inboxDir: given.INBOX_DIR ?? null,
    backupDir: given.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(given.BACKUP_DIR),
    portalToken: given.PORTAL_APP_TOKEN ?? null,
    scannerUrl: given.CLAMD_URL ?? null,
    s3: s3Of(given),
    rawLimits: rawLimitsOf(given),
  };
}

/** No inbox, no app token, no scanner, and files in folders of the data directory. */
export function plainSources(dataDir: string): SourceSettings {
  const backupDir = join(dataDir, 'backups');
  const scannerUrl = null;
  return { inboxDir: null, backupDir, portalToken: null, scannerUrl, s3: null, rawLimits: noRawLimits };
}
