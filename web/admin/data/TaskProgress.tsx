import { CancelTask } from './CancelTask.tsx';
import { taskText } from './dataText.ts';
import type { useTask } from './useTask.ts';

type Props = Pick<ReturnType<typeof useTask>, 'task' | 'isRunning' | 'problem'> & {
  /** Said until the task is known. */
  asking?: string;
};

/** Says how far a task is, with a button that cancels it, or why it was not done. */
export function TaskProgress({ task, isRunning, problem, asking = 'Asking…' }: Props) {
  const isCancellable = isRunning && task?.canCancel === true;
  return (
    <>
      <p role="status">{problem ?? (isRunning ? (task === null ? asking : taskText(task)) : '')}</p>
      {isCancellable && <CancelTask task={task} />}
    </>
  );
}
