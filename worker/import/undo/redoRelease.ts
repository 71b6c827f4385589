import type { PoolClient } from 'pg';
import { keepLatestPeriods } from '../../../server/market/releases/latestPeriod.rules.ts';
import { addPermits, createNewPermits } from '../../market/beverages/mixedBeverage.merge.sql.ts';
import { matchNewNames } from '../../market/brands/matchBrands.ts';
import { noteRedone } from '../events.sql.ts';
import { runAll } from '../product.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { taxes } from '../taxes.ts';
import * as beside from './beside.sql.ts';
import { findOwnPeriods, touchNoted } from './change.sql.ts';
import { keepBefore, noteEffect } from './effect.ts';
import { inMergeUnlessDry } from './mergeUnlessDry.ts';
import * as moves from './moves.sql.ts';
import { undoInForce } from './refusals.ts';
import { endUndo, markRedone } from './undoLog.sql.ts';
import type { UndoAsked, UndoDeps, UndoResult } from './undoRelease.ts';

/**
 * Puts back exactly what an undo took away, ids included. One transaction under the lock of the imports. Throws
 * {@link UndoRefused}, also if filings of the same periods have changed since.
 */
export async function redoRelease({ pool }: Pick<UndoDeps, 'pool'>, asked: UndoAsked): Promise<UndoResult> {
  const started = performance.now();
  const { releaseId, by, reason, dryRun } = asked;
  return inMergeUnlessDry(pool, asked, async (client) => {
    const { undoId, product, file_name } = await undoInForce(client, releaseId);
    asked.onStage?.('filings');
    await client.query(touchNoted(product), [undoId]);
    await keepBefore(client, product);
    await restore(client, product, undoId);
    await runAll(client, [moves.movePeriodsBack, moves.restoreCounts], undoId);
    await client.query(keepLatestPeriods(product));
    await runAll(client, [markRedone, findOwnPeriods], releaseId);
    await client.query(endUndo, [undoId, by, reason]);
    await client.query(noteRedone, [undoId, releaseId]);
    const effect = await noteEffect(client, product);
    asked.onStage?.('figures');
    if (!dryRun) await rebuildWith(client, product, undoId);
    const seconds = Math.round(performance.now() - started) / 1000;
    return { releaseId, product, file: file_name, dryRun, ...effect, seconds };
  });
}

async function restore(client: PoolClient, product: ImportedProduct, undoId: number): Promise<void> {
  await runAll(client, [moves.findAdded(product), 'analyze undo_gone', moves.endGone(product)], undoId);
  const staying = await client.query<{ filings: number }>(moves.countStaying(product), [undoId]);
  const restored = await client.query(moves.restoreStaying(product), [undoId]);
  if (restored.rowCount !== staying.rows[0]?.filings)
    throw new Error('Filings that the undo noted are gone.');
  await client.query(moves.restoreGone(product), [undoId]);
}

async function rebuildWith(client: PoolClient, product: ImportedProduct, undoId: number): Promise<void> {
  if (product === 'hotel') {
    await client.query(beside.findReturnedNames, [undoId]);
    await matchNewNames(client, 'returned_name');
    await client.query('analyze brand_name_match');
  } else {
    const permits = [createNewPermits, beside.findReturnedPermits, addPermits, 'analyze beverage_permit'];
    await runAll(client, permits, undoId);
  }
  await runAll(client, [beside.restoreAddresses, `analyze ${product}_change`], undoId);
  await taxes[product].rebuild(client, 0);
  await runAll(client, [moves.removeGone(product), ...moves.forgetNotes], undoId);
}
