import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainSources } from '../../../server/platform/envSources.ts';
import { openStores } from '../../../server/platform/objects/openStores.ts';
import { createLog } from '../../../server/platform/log.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { runImport } from '../runImport.ts';
import { findWaitingImports } from '../releases.sql.ts';
import { portalStandIn, type PortalStandIn } from './portal.testing.ts';
import { runDue } from './runDue.ts';
import { settleRuns } from './settle.ts';
import type { SourceDeps } from './source.ts';
import { takeRuns } from './sourceRuns.ts';

interface Run {
  state: string | null;
  message: string | null;
}

/** A database, a data directory, an inbox and a portal, with a worker that is woken by hand. */
export interface SourceBench {
  bench: ImportBench;
  standIn: PortalStandIn;
  deps: SourceDeps;
  inboxDir: string;
  /** Does what a worker does when it is woken. */
  work: () => Promise<void>;
  /** Asks for a run of a schedule at once. */
  wish: (name: string) => Promise<unknown>;
  lastRun: (name: string) => Promise<Run | undefined>;
  close: () => Promise<void>;
}

export async function sourceBench(): Promise<SourceBench> {
  const [bench, standIn] = await Promise.all([importBench(), portalStandIn()]);
  const inboxDir = await mkdtemp(join(tmpdir(), 'inbox-'));
  const settings = { ...plainSources(bench.dataDir), inboxDir, portalToken: 'a-token' };
  const stores = await openStores(settings);
  const log = createLog('test', 'silent');
  const deps: SourceDeps = {
    pool: bench.pool,
    dataDir: bench.dataDir,
    settings,
    stores,
    portal: standIn.portal,
    log,
  };
  return {
    bench,
    standIn,
    deps,
    inboxDir,
    work: async () => {
      await runDue(deps);
      await takeRuns(deps);
      const { rows } = await bench.pool.query<{ id: number }>(findWaitingImports);
      for (const { id } of rows) await runImport(deps, id);
      await settleRuns(deps);
    },
    wish: (name) =>
      bench.rows("update schedule set run_wanted_by = 'ann' where name = $1 returning name", [name]),
    lastRun: async (name) => {
      const sql = 'select last_state as state, last_message as message from schedule where name = $1';
      return (await bench.rows<Run>(sql, [name]))[0];
    },
    close: async () => {
      await Promise.all([bench.close(), standIn.close(), rm(inboxDir, { recursive: true })]);
    },
  };
}
