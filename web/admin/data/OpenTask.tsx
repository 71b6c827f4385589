import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { CancelTask } from './CancelTask.tsx';
import type { TaskFields } from './dataDocuments.ts';
import { TASK_KINDS, TASK_STATES, taskText } from './dataText.ts';
import adminStyles from '../admin.module.css';
import styles from './data.module.css';

interface Props {
  task: TaskFields;
  onActed: () => void;
}

/** True for an undo or a redo that waits or runs. */
export function isOpenTask({ state }: TaskFields): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}

/** An undo or a redo that waits or runs, with a button that cancels it. */
export function OpenTask({ task, onActed }: Props) {
  const { kind, fileName, state, createdAt, requestedBy, note, canCancel } = task;
  return (
    <li className={styles.open}>
      <h3>
        {TASK_KINDS[kind]} of {fileName} <Chip>{canCancel ? TASK_STATES[state] : 'Being cancelled'}</Chip>
      </h3>
      <p className={styles.quiet}>
        Requested {formatMoment(createdAt)}, by {requestedBy}
        {note !== null && `: “${note}”`}
      </p>
      <p role="status">{taskText(task)}</p>
      {canCancel && (
        <div className={adminStyles.acts}>
          <CancelTask task={task} onCancelled={onActed} />
        </div>
      )}
    </li>
  );
}
