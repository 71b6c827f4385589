import { isLocked } from '../../../platform/lib/locks.sql.ts';
import type { Db } from '../../../platform/lib/db.ts';

/** Decisions of operators about imports, on the page and on the command line. Call them in a transaction. */

/** A decision that an import’s state does not allow. Nothing was changed. */
export class ImportChangeRefused extends Error {
  override name = 'ImportChangeRefused';

  constructor(
    readonly code: 'NOT_FOUND' | 'OUTDATED',
    message: string,
  ) {
    super(message);
  }
}

export interface ImportDecision {
  importId: number;
  by: string;
  note: string;
}

/** Import that repeats another. */
export interface RepeatedImport {
  importId: number;
  fileName: string;
  /** False if it was repeated before. */
  isNew: boolean;
}

interface LockedImport {
  file_name: string;
  state: string;
  hold: string | null;
  cancelled_by: string | null;
  again_id: number | null;
  again_options: Record<string, unknown> | null;
  is_importing: boolean;
}

/** The import ($1), locked until the transaction ends, and the one that repeats it. */
const lockImport = `/* importChange.lock */
  select i.file_name, i.state, i.hold, i.cancelled_by, again.id as again_id, again.options as again_options, ${isLocked('imports')} as is_importing
  from import i left join import again on again.again_of = i.id
  where i.id = $1 for update of i`;

/** Repeats an import ($1) with more options ($2), by a worker ($3) or a command, for someone ($4) with a note ($5). */
const insertAgain = `/* importChange.insertAgain */
  insert into import (file_name, raw_sha256, raw_bytes, options, by_worker, again_of, requested_by, note)
  select i.file_name, i.raw_sha256, i.raw_bytes, i.options || $2::jsonb, $3, i.id, $4, $5 from import i where i.id = $1
  returning id`;

/** Cancels an import ($1) for someone ($2) with a note ($3). One that runs ($4) is ended by its own process. */
const markCancelled = `/* importChange.markCancelled */
  update import set cancelled_by = $2, cancel_note = $3, state = case when $4 then state else 'cancelled' end,
    finished_at = case when $4 then finished_at else coalesce(finished_at, clock_timestamp()) end
  where id = $1`;

/** States of imports with a `hold` that can be accepted: what was published may lack its last months. */
const ACCEPTABLE = ['refused', 'published', 'already_published'];

interface RepeatOptions {
  /** True if the worker runs the new import, false if a command does. */
  byWorker: boolean;
}

/** Publishes a held import after all, or the last months that one left out. Asked twice, it is repeated once. Throws {@link ImportChangeRefused}. */
export async function acceptImport(
  db: Db,
  decision: ImportDecision,
  { byWorker }: RepeatOptions,
): Promise<RepeatedImport> {
  const found = await locked(db, decision.importId);
  const { hold, state, file_name: fileName, again_id, again_options } = found;
  if (again_id !== null && hold !== null && again_options?.[hold] === true) {
    return { importId: again_id, fileName, isNew: false };
  }
  if (!ACCEPTABLE.includes(state) || hold === null || again_id !== null)
    throw notPossible(decision, found, 'held back');
  return repeat(db, decision, { fileName, options: { [hold]: true }, byWorker });
}

/** Runs an import again as it was. Asked twice, it is repeated once. Throws {@link ImportChangeRefused}. */
export async function retryImport(
  db: Db,
  decision: ImportDecision,
  { byWorker }: RepeatOptions,
): Promise<RepeatedImport> {
  const found = await locked(db, decision.importId);
  const { state, file_name: fileName, again_id } = found;
  if (again_id !== null) return { importId: again_id, fileName, isNew: false };
  if (!['refused', 'failed', 'cancelled'].includes(state))
    throw notPossible(decision, found, 'refused or failed');
  return repeat(db, decision, { fileName, options: {}, byWorker });
}

/** Cancels an import that waits, runs or was held back; false if it is cancelled. Throws {@link ImportChangeRefused}. */
export async function cancelImport(db: Db, decision: ImportDecision): Promise<boolean> {
  const found = await locked(db, decision.importId);
  const { state, hold, again_id, cancelled_by, is_importing } = found;
  if (cancelled_by !== null) return false;
  const isHeld = state === 'refused' && hold !== null && again_id === null;
  if (state !== 'queued' && state !== 'running' && !isHeld)
    throw notPossible(decision, found, 'waiting or running');
  const isRunning = state === 'running' && is_importing;
  await db.query(markCancelled, [decision.importId, decision.by, decision.note, isRunning]);
  return true;
}

async function locked(db: Db, importId: number): Promise<LockedImport> {
  const [found] = await db.query<LockedImport[]>(lockImport, [importId]);
  if (found !== undefined) return found;
  throw new ImportChangeRefused('NOT_FOUND', `There is no import ${String(importId)}.`);
}

interface Repeated {
  fileName: string;
  options: object;
  byWorker: boolean;
}

async function repeat(db: Db, decision: ImportDecision, repeated: Repeated): Promise<RepeatedImport> {
  const { importId, by, note } = decision;
  const values = [importId, JSON.stringify(repeated.options), repeated.byWorker, by, note];
  const [added] = await db.query<{ id: number }[]>(insertAgain, values);
  if (added === undefined) throw new Error('The import was not repeated.');
  return { importId: added.id, fileName: repeated.fileName, isNew: true };
}

function notPossible(
  { importId }: ImportDecision,
  { file_name, state, again_id }: LockedImport,
  needed: string,
): ImportChangeRefused {
  const name = `Import ${String(importId)} (${file_name})`;
  const now =
    again_id === null
      ? `is ${state.replace('_', ' ')}, not ${needed}`
      : `was repeated as import ${String(again_id)}. Look at that one`;
  return new ImportChangeRefused('OUTDATED', `${name} ${now}. Nothing was changed.`);
}
