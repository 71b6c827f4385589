import type { PoolClient } from 'pg';
import { runAll } from '../product.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import * as sql from './change.sql.ts';

/** Change of the current filings by an undo or a redo. Receipts are as filed. */
export interface Effect {
  /** Filings of properties and periods that had none. */
  added: number;
  removed: number;
  /** Filings that now have another value. */
  changed: number;
  /** Filings with the same value that are now another release's. */
  attributed: number;
  /** First and last period with changes, `2023-03`; null without changes. */
  periods: { first: string; last: string } | null;
  /** Receipts of these filings, and of those in their place. */
  receiptsBeforeCents: number;
  receiptsAfterCents: number;
  /** Properties that lost their last filing, and that got their first. */
  propertiesHidden: number;
  propertiesShown: number;
  /** Operators' decisions on filings that went; they hold again if the values return. */
  decisionsAtRest: number;
}

interface Sums {
  added: number;
  removed: number;
  changed: number;
  attributed: number;
  first_period: string | null;
  last_period: string | null;
  receipts_before: number;
  receipts_after: number;
}

/** Call it before filings change; `undo_touched` has the properties and periods concerned. */
export async function keepBefore(client: PoolClient, product: ImportedProduct): Promise<void> {
  await runAll(client, [
    'analyze undo_touched',
    sql.keepCurrent(product, 'before'),
    `analyze ${product}_current_before`,
  ]);
}

/** Notes the change for the rebuild, and returns its sizes. */
export async function noteEffect(client: PoolClient, product: ImportedProduct): Promise<Effect> {
  await runAll(client, [sql.keepCurrent(product, 'after'), `analyze ${product}_current_after`]);
  await runAll(client, [sql.noteChange(product), sql.touchOwnPeriods(product)]);
  const sums = (await client.query<Sums>(sql.sumChange(product))).rows[0];
  const properties = await client.query<{ hidden: number; shown: number }>(sql.countProperties(product));
  if (sums === undefined || properties.rows[0] === undefined) throw new Error('The change was not counted.');
  const { first_period: first, last_period: last } = sums;
  return {
    added: sums.added,
    removed: sums.removed,
    changed: sums.changed,
    attributed: sums.attributed,
    periods: first === null || last === null ? null : { first, last },
    receiptsBeforeCents: sums.receipts_before,
    receiptsAfterCents: sums.receipts_after,
    propertiesHidden: properties.rows[0].hidden,
    propertiesShown: properties.rows[0].shown,
    decisionsAtRest: product === 'hotel' ? await decisionsAtRest(client) : 0,
  };
}

async function decisionsAtRest(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ decisions: number }>(sql.countDecisions);
  return rows[0]?.decisions ?? 0;
}
