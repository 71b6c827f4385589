import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { CancelDataTaskDocument } from './dataActions.ts';
import type { TaskFields } from './dataDocuments.ts';
import { CANCEL_TASK } from './dataText.ts';
import { useSent } from './useSent.ts';

interface Props {
  task: Pick<TaskFields, 'taskId' | 'kind'>;
  onCancelled?: () => void;
}

/** Ends a task that waits or runs. It leaves nothing behind, so no confirmation is needed. */
export function CancelTask({ task: { taskId, kind }, onCancelled }: Props) {
  const [cancel] = useMutation(CancelDataTaskDocument);
  const { busy, problem, send } = useSent();
  const ask = async (): Promise<void> => {
    if ((await send(() => cancel({ variables: { input: { taskId } } }))) !== null) onCancelled?.();
  };
  return (
    <>
      <Button disabled={busy} onClick={() => void ask()}>
        {CANCEL_TASK[kind]}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
