import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../../../server/platform/lib/databaseAway.ts';
import { NoSuchNumber } from '../releases/listing.ts';
import { withLock } from '../../platform/withLock.ts';
import { ReleaseRefused } from '../refusal.ts';
import { UndoRefused } from '../undo/refusals.ts';
import * as sql from './dataTask.sql.ts';
import { carryOut, type DataTask, type TaskDeps } from './taskWork.ts';
import { watchTask } from './watchTask.ts';

/** A task during which this many workers ended is likely the reason for it. */
const MOST_ATTEMPTS = 3;

interface Ended {
  state: 'done' | 'refused' | 'failed';
  message: string | null;
  result: unknown;
}

/** Carries out every task that nobody else carries out. Returns the number of those that ended. */
export async function runOpenTasks(deps: TaskDeps): Promise<number> {
  const { rows } = await deps.pool.query<{ id: number }>(sql.findOpenTasks);
  let ended = 0;
  for (const { id } of rows) {
    if (await withLock(deps.pool, 'dataTask', id, () => runTask(deps, id))) ended += 1;
  }
  return ended;
}

/** False if the task had ended already. */
async function runTask(deps: TaskDeps, id: number): Promise<boolean> {
  const { pool, log } = deps;
  const task = (await pool.query<DataTask>(sql.startTask, [id])).rows[0];
  // Cancelled while it lost its worker.
  if (task === undefined) return isCancelled(pool, id);
  const watch = watchTask(pool, id);
  try {
    await doTask({ ...deps, onSession: watch.onSession }, task);
  } catch (error) {
    // Tried again when the database is back.
    if (isDatabaseAway(error)) throw error;
    if (!(await isCancelled(pool, id))) await noteFailure(deps, id, error);
  } finally {
    await watch.stop();
  }
  log.info({ task: id, kind: task.kind }, 'A task of an administrator ended');
  return true;
}

async function doTask(deps: TaskDeps, task: DataTask): Promise<void> {
  const { id, attempts } = task;
  if (attempts > MOST_ATTEMPTS)
    throw new Error(`The worker ended ${String(MOST_ATTEMPTS)} times during this.`);
  const result = await carryOut(deps, task, (client, done) =>
    endTask(client, id, { state: 'done', message: null, result: done }),
  );
  if (result !== null) await endTask(deps.pool, id, { state: 'done', message: null, result });
}

async function noteFailure({ pool, log }: TaskDeps, id: number, error: unknown): Promise<void> {
  const isRefusal = isRefused(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!isRefusal) log.error({ err: error, task: id }, 'A task of an administrator failed');
  await endTask(pool, id, { state: isRefusal ? 'refused' : 'failed', message, result: null });
}

/** Ends a task that an administrator cancelled; false if none did. */
async function isCancelled(pool: Pool, id: number): Promise<boolean> {
  return (await pool.query(sql.endCancelled, [id])).rowCount === 1;
}

function isRefused(error: unknown): boolean {
  return error instanceof UndoRefused || error instanceof NoSuchNumber || error instanceof ReleaseRefused;
}

async function endTask(db: Pool | PoolClient, id: number, { state, message, result }: Ended): Promise<void> {
  const json = result === null ? null : JSON.stringify(result);
  const { rowCount } = await db.query(sql.endTask, [id, state, message, json]);
  // Within the transaction of an undo this takes the undo back.
  if (rowCount !== 1) throw new Error(`Task ${String(id)} has ended already, or was cancelled.`);
}
