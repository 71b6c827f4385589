import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../server/platform/log.ts';
import { findOutdated, noteStep, rulesVersion } from '../../server/market/releases/rulesVersion.rules.ts';
import { inMerge } from './mergeTransaction.ts';
import { rebuildAll, STAGES } from './rebuildAll.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

interface Outdated {
  product: ImportedProduct;
  version: number;
}

/**
 * Rebuilds the figures of each tax that earlier rules calculated, one transaction each. Readers see the old
 * figures, and the current step, until then; after a kill, the next start rebuilds the rest. Returns the taxes. Of two
 * workers that start at once, one rebuilds a tax.
 */
export async function bringUpToDate({ pool, log }: { pool: Pool; log: Log }): Promise<ImportedProduct[]> {
  const rebuilt: ImportedProduct[] = [];
  const { rows } = await pool.query<Outdated>(findOutdated);
  for (const { product, version } of rows) {
    const started = performance.now();
    const seconds = (): number => Math.round((performance.now() - started) / 1000);
    let step = 0;
    const onStage = async (stage: string): Promise<void> => {
      step += 1;
      log.info(
        { product, stage, step, of: STAGES, seconds: seconds() },
        'Bringing figures up to date: next step',
      );
      // Uses another client than the transaction, so that readers see it at once.
      await pool.query(noteStep(product), [step, STAGES]);
    };
    const isRebuilt = await inMerge(pool, async (client) => {
      if (!(await isOutdated(client, product))) return false;
      log.info({ product, from: version, to: rulesVersion[product] }, 'Bringing figures up to date');
      await rebuildAll(client, product, onStage);
      return true;
    });
    if (!isRebuilt) continue;
    log.info({ product, seconds: seconds() }, 'Figures are up to date');
    rebuilt.push(product);
  }
  return rebuilt;
}

async function isOutdated(client: PoolClient, product: ImportedProduct): Promise<boolean> {
  const { rows } = await client.query<Outdated>(findOutdated);
  return rows.some((outdated) => outdated.product === product);
}
