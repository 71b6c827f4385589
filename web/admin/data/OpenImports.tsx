import { Card } from '../../ui/parts/Card.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import type { DataPageQuery, ImportRowFragment } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';
import type { TaskFields } from './dataDocuments.ts';
import { IMPORT_STATES, messageText, progressText } from './dataText.ts';
import { isOpenTask, OpenTask } from './OpenTask.tsx';
import { ImportActions } from './ImportActions.tsx';
import { QueueLink } from './QueueLink.tsx';
import adminStyles from '../admin.module.css';
import styles from './data.module.css';

interface Props {
  imports: readonly ImportRowFragment[] | null;
  /** Undos and redos; those that have ended are not shown here. */
  tasks: readonly TaskFields[] | null;
  queue: DataPageQuery['dataQueue'] | null;
  onActed: () => void;
}

/** Imports, undos and redos that run or wait, and imports that are held back until an administrator decides. */
export function OpenImports({ imports, tasks, queue, onActed }: Props) {
  const open = tasks?.filter(isOpenTask) ?? [];
  const isEmpty = imports?.length === 0 && open.length === 0;
  return (
    <Card title="Running and held">
      <p className={styles.queue} role="status">
        {queue === null ? '' : queueText(queue)}
      </p>
      <QueueLink />
      {imports === null && <Skeleton width="100%" height={60} />}
      {isEmpty && <p className={styles.quiet}>No import is running, waiting or held back.</p>}
      {imports !== null && !isEmpty && (
        <ul className={adminStyles.list} aria-label="Running and held imports">
          {open.map((task) => (
            <OpenTask key={`task ${String(task.taskId)}`} task={task} onActed={onActed} />
          ))}
          {imports.map((each) => (
            <OpenImport key={each.importId} row={each} onActed={onActed} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function queueText({ waiting, running, failed }: DataPageQuery['dataQueue']): string {
  const failures = failed === 0 ? 'none failed this week' : `${String(failed)} failed this week`;
  return `Queue: ${String(waiting)} waiting, ${String(running)} running, ${failures}.`;
}

function OpenImport({ row, onActed }: { row: ImportRowFragment; onActed: () => void }) {
  const { importId, fileName, state, bytes, createdAt, message, requestedBy, note, cancelledBy } = row;
  return (
    <li className={styles.open}>
      <h3>
        {fileName} <Chip>{cancelledBy === null ? IMPORT_STATES[state] : 'Being cancelled'}</Chip>
      </h3>
      <p className={styles.quiet}>
        Import {importId}, {counted(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')}, received{' '}
        {formatMoment(createdAt)}
        {requestedBy !== null && `, by ${requestedBy}${note === null ? '' : `: “${note}”`}`}
      </p>
      {state === 'RUNNING' && <p role="status">{progressText(row)}</p>}
      {state === 'WAITING' && <p>Waits for the worker, or for another import to end.</p>}
      {state === 'HELD' && <p className={styles.message}>{messageText(message ?? '')}</p>}
      <ImportActions row={row} onActed={onActed} />
    </li>
  );
}
