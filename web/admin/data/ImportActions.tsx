import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { ImportRowFragment } from '../../gql/graphql.ts';
import { Comparisons } from './Comparison.tsx';
import {
  AcceptImportDocument,
  CancelImportDocument,
  CompareImportDocument,
  RetryImportDocument,
} from './dataActions.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from './useTask.ts';
import adminStyles from '../admin.module.css';

interface Props {
  row: ImportRowFragment;
  onActed: () => void;
}

const ACTIONS = {
  accept: {
    title: 'Accept and publish',
    says: 'The worker imports the file again and publishes it despite this check. Other checks may still hold it back.',
  },
  retry: { title: 'Try again', says: 'The worker imports the same file again with the same checks.' },
  cancel: { title: 'Cancel import', says: 'Nothing of the file is published. It can be tried again later.' },
} as const;
type Action = keyof typeof ACTIONS;

/** Buttons for what an administrator can do about an import. */
export function ImportActions({ row, onActed }: Props) {
  const { importId, fileName, canAccept, canCancel, canRetry } = row;
  const [asked, setAsked] = useState<Action | null>(null);
  const mutations = useImportMutations();
  const possible: Record<Action, boolean> = { accept: canAccept, retry: canRetry, cancel: canCancel };
  return (
    <>
      <div className={adminStyles.acts}>
        {canAccept && <CompareButton row={row} />}
        {(Object.keys(ACTIONS) as Action[])
          .filter((action) => possible[action])
          .map((action) => (
            <Button key={action} onClick={() => setAsked(action)}>
              {ACTIONS[action].title}
            </Button>
          ))}
      </div>
      {asked !== null && (
        <NoteDialog
          title={ACTIONS[asked].title}
          says={[`${fileName} (import ${String(importId)}).`, ACTIONS[asked].says]}
          send={(note) => mutations[asked]({ variables: { input: { importId, note } } })}
          onDone={onActed}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useImportMutations() {
  const [accept] = useMutation(AcceptImportDocument);
  const [retry] = useMutation(RetryImportDocument);
  const [cancel] = useMutation(CancelImportDocument);
  return { accept, retry, cancel };
}

/** Asks the worker what publishing the import would change. */
function CompareButton({ row: { importId, fileName } }: { row: ImportRowFragment }) {
  const [compare] = useMutation(CompareImportDocument);
  const { give, task, comparisons, isRunning, isDone, problem } = useTask();
  return (
    <>
      <Button
        type="primary"
        disabled={isRunning}
        onClick={() => void give(() => compare({ variables: { input: { importId } } }))}
      >
        Show differences
      </Button>
      <TaskProgress task={task} isRunning={isRunning} problem={problem} />
      {isDone && (
        <Comparisons title={`Differences by ${fileName}`} comparisons={comparisons} isPublished={false} />
      )}
    </>
  );
}
