import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { Comparisons } from './Comparison.tsx';
import { CompareReleaseDocument } from './dataActions.ts';
import type { DataRelease } from './dataDocuments.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useTask } from './useTask.ts';
import adminStyles from '../admin.module.css';
import styles from './data.module.css';

interface Props {
  release: DataRelease;
  onActed: () => void;
}

/** Facts of a release, its differences on request, and its undo or redo. */
export function ReleaseDetails({ release, onActed }: Props) {
  const { id, fileName, added, changed, retired, undoneAt, undoReason } = release;
  const [isAsked, setIsAsked] = useState(false);
  const [compare] = useMutation(CompareReleaseDocument);
  const { give, task, comparisons, isRunning, isDone, problem } = useTask();
  const command = undoneAt === null ? 'undo' : 'redo';
  return (
    <div className={styles.details}>
      <p>
        {formatCount(added)} filings added, {formatCount(changed)} changed, {formatCount(retired)} retired.
        {undoneAt !== null &&
          ` Undone ${formatMoment(undoneAt)}${undoReason === null ? '' : `: “${undoReason}”`}.`}
      </p>
      <div className={adminStyles.acts}>
        {command === 'undo' && (
          <Button
            disabled={isRunning}
            onClick={() => void give(() => compare({ variables: { input: { releaseId: id } } }))}
          >
            Show differences
          </Button>
        )}
        <Button onClick={() => setIsAsked(true)}>
          {command === 'undo' ? 'Undo release' : 'Redo release'}
        </Button>
        <TaskProgress task={task} isRunning={isRunning} problem={problem} />
      </div>
      {isDone && <Comparisons title={`Differences by ${fileName}`} comparisons={comparisons} isPublished />}
      {isAsked && (
        <UndoDialog release={release} command={command} onDone={onActed} onClose={() => setIsAsked(false)} />
      )}
    </div>
  );
}
