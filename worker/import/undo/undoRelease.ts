import type { Pool, PoolClient } from 'pg';
import { keepLatestPeriods } from '../../../server/market/releases/latestPeriod.rules.ts';
import { noteUndone } from '../events.sql.ts';
import { runAll } from '../product.ts';
import type { RawPlace } from '../rawStore.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { taxes } from '../taxes.ts';
import * as beside from './beside.sql.ts';
import { findOwnPeriods, touchPlanned } from './change.sql.ts';
import { keepBefore, noteEffect, type Effect } from './effect.ts';
import { inMergeUnlessDry, type MergeAsked } from './mergeUnlessDry.ts';
import * as moves from './moves.sql.ts';
import { releaseInForce } from './refusals.ts';
import { findGroups } from './replay.sql.ts';
import { takeLegacyBack } from './replayLegacy.ts';
import * as restated from './restated.sql.ts';
import { insertUndo, markUndone } from './undoLog.sql.ts';

/** An operator's wish to undo or redo a release. */
export interface UndoAsked extends MergeAsked<UndoResult> {
  releaseId: number;
  by: string;
  reason: string;
  /** Called with each part of the work before it starts. */
  onStage?: (stage: string) => void;
}

export interface UndoDeps extends RawPlace {
  pool: Pool;
}

export interface UndoResult extends Effect {
  releaseId: number;
  product: ImportedProduct;
  file: string;
  dryRun: boolean;
  seconds: number;
}

/**
 * Undoes a release: filings and figures become what they would be if it had never been imported, whatever releases
 * came before and after it. One transaction under the lock of the imports. Throws {@link UndoRefused}.
 */
export async function undoRelease({ pool, ...place }: UndoDeps, asked: UndoAsked): Promise<UndoResult> {
  const started = performance.now();
  const { releaseId, by, reason, dryRun } = asked;
  return inMergeUnlessDry(pool, asked, async (client) => {
    const { product, file_name, is_legacy } = await releaseInForce(client, releaseId);
    asked.onStage?.('filings');
    const undo = await client.query<{ id: number }>(insertUndo, [releaseId, by, reason]);
    const undoId = undo.rows[0]?.id;
    if (undoId === undefined) throw new Error('The undo has no id.');
    await runAll(client, [findOwnPeriods, is_legacy ? findGroups : restated.planUndo(product)], releaseId);
    if (!is_legacy) await runAll(client, ['analyze undo_plan', touchPlanned]);
    await keepBefore(client, product);
    await client.query(moves.movePeriodsOut, [undoId, releaseId]);
    await client.query(keepLatestPeriods(product));
    if (is_legacy) await takeLegacyBack(client, { releaseId, undoId, place });
    else await takeRestatedBack(client, product, undoId);
    await client.query(markUndone, [undoId]);
    await client.query(noteUndone, [undoId, releaseId]);
    const effect = await noteEffect(client, product);
    asked.onStage?.('figures');
    if (!dryRun) await rebuildWithout(client, product, undoId);
    const seconds = Math.round(performance.now() - started) / 1000;
    return { releaseId, product, file: file_name, dryRun, ...effect, seconds };
  });
}

async function takeRestatedBack(client: PoolClient, product: ImportedProduct, undoId: number): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(restated.findNext);
  await client.query(restated.noteCounts, [undoId, rows[0]?.ids ?? []]);
  await client.query(restated.countAgain);
  await runAll(client, [restated.noteStaying(product), restated.findGone], undoId);
  await runAll(client, ['analyze undo_gone', moves.keepGone(product), moves.removeGone(product)], undoId);
  await runAll(client, [restated.extendEnded(product), restated.attributeKept(product)]);
}

/** Derived data follow the change, and so do permits, names and addresses that only the release had. */
async function rebuildWithout(client: PoolClient, product: ImportedProduct, undoId: number): Promise<void> {
  if (product === 'beverage') await runAll(client, [beside.findLostPermits, beside.touchLostPermits], undoId);
  await client.query(`analyze ${product}_change`);
  if (product === 'beverage') await client.query(beside.removeLostPermits);
  await taxes[product].rebuild(client, 0);
  await runAll(client, [moves.removeGone(product), beside.noteAddresses], undoId);
  if (product === 'hotel') await runAll(client, [beside.forgetNames], undoId);
}
