import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';

/** Settings of the sources of releases, and of backups. */
export interface SourceSettings {
  /** Absolute path of the watched folder; null if none is watched. */
  inboxDir: string | null;
  /** Absolute path of the folder of backups. */
  backupDir: string;
  /** App token of the state's portal; null if it is asked without, with lower limits. */
  portalToken: string | null;
}

export const sourcesShape = {
  INBOX_DIR: z.string().refine(isAbsolute, 'must be an absolute path').optional(),
  BACKUP_DIR: z.string().optional(),
  PORTAL_APP_TOKEN: z.string().max(200, 'must have at most 200 characters').optional(),
};

export function sourcesOf(given: z.infer<z.ZodObject<typeof sourcesShape>>, dataDir: string): SourceSettings {
  return {
    inboxDir: given.INBOX_DIR ?? null,
    backupDir: given.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(given.BACKUP_DIR),
    portalToken: given.PORTAL_APP_TOKEN ?? null,
  };
}
