import type { Pool } from 'pg';
import type { Log } from '../../server/log.ts';
import { findOutdated, rulesVersion } from '../../server/releases/rulesVersion.rules.ts';
import { inMerge } from './mergeTransaction.ts';
import { rebuildAll } from './rebuildAll.ts';
import type { Product } from './stagedTable.ts';

interface Outdated {
  product: Product;
  version: number;
}

/**
 * Rebuilds the figures of each tax that older rules computed, in a transaction each: readers see the old ones until
 * then, and what is killed meanwhile is done at the next start. Answers the taxes.
 */
export async function bringUpToDate({ pool, log }: { pool: Pool; log: Log }): Promise<Product[]> {
  const { rows } = await pool.query<Outdated>(findOutdated);
  for (const { product, version } of rows) {
    const started = performance.now();
    const seconds = (): number => Math.round((performance.now() - started) / 1000);
    log.info({ product, from: version, to: rulesVersion[product] }, 'bringing figures up to date');
    await inMerge(pool, (client) =>
      rebuildAll(client, product, (stage) =>
        log.info({ product, stage, seconds: seconds() }, 'figures being brought up to date'),
      ),
    );
    log.info({ product, seconds: seconds() }, 'figures are up to date');
  }
  return rows.map(({ product }) => product);
}
