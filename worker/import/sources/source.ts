import type { Pool } from 'pg';
import type { SourceSettings } from '../../../server/platform/envSources.ts';
import type { Stores } from '../../../server/platform/objects/openStores.ts';
import type { Log } from '../../../server/platform/log.ts';
import type { Portal } from './askService.ts';

/** Dependencies of everything that brings releases. */
export interface SourceDeps {
  pool: Pool;
  dataDir: string;
  settings: SourceSettings;
  stores: Stores;
  portal: Portal;
  log: Log;
}

/** A file that a run has brought, to be imported. `remove` is called once it is stored. */
export interface BroughtFile {
  path: string;
  fileName: string;
  /** Called once the file is stored and handed over to its import. */
  onHandedOver?: () => Promise<unknown>;
  remove: () => Promise<void>;
  /** Called instead if the file is refused before it is stored, with the reason. */
  refuse?: (reason: string) => Promise<void>;
}
