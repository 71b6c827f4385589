import type { DataSource } from 'typeorm';
import { recordAction } from '../../../platform/audit.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { DataTask } from './dataTask.type.ts';
import { findDataTask } from './dataTasks.ts';
import { cancelTask } from './dataTasks.sql.ts';

/**
 * Asks the worker to end a task and to undo its work. A repeated request changes nothing. Throws the reason if refused.
 */
export function requestCancel(db: DataSource, viewer: Viewer, taskId: number): Promise<DataTask> {
  return db.transaction(async (tx) => {
    // The statement waits for a worker that is just starting or ending the task.
    const [, count] = await tx.query<[unknown[], number]>(cancelTask, [taskId, viewer.email]);
    const task = await findDataTask(tx, taskId);
    if (task === null) throw refused('NOT_FOUND', `There is no task ${String(taskId)}.`);
    if (count === 0 && task.cancelledBy === null) {
      const now = task.state.toLowerCase();
      throw refused(
        'OUTDATED',
        `Task ${String(taskId)} is ${now}, not waiting or running. Nothing was changed.`,
      );
    }
    const details = { taskId, kind: task.kind, fileName: task.fileName };
    if (count > 0) await recordAction(tx, { actorId: viewer.memberId, action: 'CANCEL_TASK', details });
    return task;
  });
}
