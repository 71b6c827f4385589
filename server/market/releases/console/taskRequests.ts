import { requireReason } from '../../../platform/lib/reason.ts';
import type { DataSource } from 'typeorm';
import { recordAction, type AuditAction } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { releaseKey } from '../asOf.ts';
import type { DataTaskKind } from './consoleEnums.ts';
import type { DataTask } from './dataTask.type.ts';
import { findDataTask } from './dataTasks.ts';
import * as sql from './dataTasks.sql.ts';
import type { ReleaseActionInput } from './import.type.ts';
import { findImport } from './imports.ts';

interface Wanted {
  kind: DataTaskKind;
  releaseId?: number | null;
  importId?: number | null;
  by: string;
  note?: string;
}

/** Asks the worker to undo or redo a release, or to say what that would change. Throws what refuses it. */
export function requestUndo(
  db: DataSource,
  viewer: Viewer,
  command: 'UNDO' | 'REDO',
  { releaseId: id, note: given, preview }: ReleaseActionInput,
): Promise<DataTask> {
  return db.transaction(async (tx) => {
    const releaseId = releaseKey(id);
    const { fileName } = await checkRelease(tx, releaseId, command === 'REDO');
    if (preview) return (await request(tx, { kind: `PREVIEW_${command}`, releaseId, by: viewer.email })).task;
    const note = requireReason(given, 'note');
    const { task, isNew } = await request(tx, { kind: command, releaseId, by: viewer.email, note });
    const action: AuditAction = `${command}_RELEASE`;
    const details = { releaseId, fileName, note };
    if (isNew) await recordAction(tx, { actorId: viewer.memberId, action, details });
    return task;
  });
}

/** Asks the worker to say what a release changed. Throws what refuses it. */
export function requestReleaseComparison(db: DataSource, viewer: Viewer, id: string): Promise<DataTask> {
  return db.transaction(async (tx) => {
    const releaseId = releaseKey(id);
    await checkRelease(tx, releaseId, false);
    return (await request(tx, { kind: 'COMPARE_RELEASE', releaseId, by: viewer.email })).task;
  });
}

/** Asks the worker to say what an import would change if it were published now. Throws what refuses it. */
export function requestImportComparison(db: DataSource, viewer: Viewer, importId: number): Promise<DataTask> {
  return db.transaction(async (tx) => {
    if ((await findImport(tx, importId)) === null) {
      throw refused('NOT_FOUND', `There is no import ${String(importId)}.`);
    }
    return (await request(tx, { kind: 'COMPARE_IMPORT', importId, by: viewer.email })).task;
  });
}

async function checkRelease(db: Db, releaseId: number, isUndone: boolean): Promise<{ fileName: string }> {
  const [release] = await db.query<{ fileName: string; isUndone: boolean }[]>(sql.findReleaseState, [
    releaseId,
  ]);
  if (release === undefined) throw refused('NOT_FOUND', `There is no release ${String(releaseId)}.`);
  if (release.isUndone === isUndone) return release;
  const name = `Release ${String(releaseId)} (${release.fileName})`;
  throw refused('OUTDATED', `${name} is ${isUndone ? 'not undone' : 'undone already'}. Nothing was changed.`);
}

/** The open task of this kind, or a new one. */
async function request(
  db: Db,
  { kind, releaseId = null, importId = null, by, note = '' }: Wanted,
): Promise<{ task: DataTask; isNew: boolean }> {
  const about = [kind.toLowerCase(), releaseId, importId];
  // The open task may end between the two statements.
  for (;;) {
    const [added] = await db.query<{ id: number }[]>(sql.addDataTask, [...about, by, note]);
    const [open] = added ? [added] : await db.query<{ id: number }[]>(sql.findOpenTask, about);
    const task = open ? await findDataTask(db, open.id) : null;
    if (task) return { task, isNew: added !== undefined };
  }
}
