import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../../server/platform/log.ts';
import { compareImport } from '../releases/compareImport.ts';
import { diffRelease } from '../releases/diff.ts';
import { redoRelease } from '../undo/redoRelease.ts';
import { undoRelease, type UndoAsked } from '../undo/undoRelease.ts';
import type { OnSession } from '../mergeTransaction.ts';
import type { RawPlace } from '../rawStore.ts';
import { noteStage } from './dataTask.sql.ts';

export interface TaskDeps extends RawPlace {
  pool: Pool;
  log: Log;
  /** Told of the session that does the work. */
  onSession?: OnSession;
}

export interface DataTask {
  id: number;
  kind: 'undo' | 'redo' | 'preview_undo' | 'preview_redo' | 'compare_release' | 'compare_import';
  release_id: number | null;
  import_id: number | null;
  requested_by: string;
  note: string;
  attempts: number;
}

/** Records a result in the transaction that makes the change. */
export type RecordResult = (client: PoolClient, result: unknown) => Promise<void>;

/** Changes of each kind that a page can show. */
const SHOWN_CHANGES = 10;

/** Carries out a task. Returns the result of one that changes nothing; a change records its own. */
export async function carryOut(deps: TaskDeps, task: DataTask, record: RecordResult): Promise<unknown> {
  const { kind, release_id: releaseId, import_id: importId } = task;
  if (kind === 'compare_import') return compareImport(deps, numberOf(importId), SHOWN_CHANGES);
  if (kind === 'compare_release') return [await diffRelease(deps, numberOf(releaseId), SHOWN_CHANGES)];
  const asked = undoAsked(deps, task, record);
  const isUndo = kind === 'undo' || kind === 'preview_undo';
  const effect = await (isUndo ? undoRelease : redoRelease)(deps, asked);
  return asked.dryRun ? effect : null;
}

function undoAsked({ pool, log, onSession }: TaskDeps, task: DataTask, record: RecordResult): UndoAsked {
  return {
    releaseId: numberOf(task.release_id),
    by: task.requested_by,
    reason: task.note,
    dryRun: task.kind.startsWith('preview_'),
    tell: (sentence) => log.info({ task: task.id }, sentence),
    onStage: (stage) => void pool.query(noteStage, [task.id, stage]).catch(() => undefined),
    record,
    ...(onSession && { onSession }),
  };
}

function numberOf(id: number | null): number {
  if (id === null) throw new Error('The task names nothing.');
  return id;
}
