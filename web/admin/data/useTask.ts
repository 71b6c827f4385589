import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { CompareImportMutation } from '../../gql/graphql.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { DataTaskDocument, DataTaskFieldsDocument } from './dataDocuments.ts';
import { messageText } from './dataText.ts';
import { ASK_EVERY_MS } from './useDataPage.ts';
import { useSent } from './useSent.ts';

type Result = CompareImportMutation['result'];
type Mutate = () => Promise<{ data?: { result: Result } | null | undefined }>;

/** Gives the worker a task and follows it until it has ended. */
export function useTask() {
  const [taskId, setTaskId] = useState<number | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const { busy, problem, send } = useSent();
  const asked = {
    fetchPolicy: 'network-only',
    context: ASKED_ANEW,
    pollInterval: hasEnded ? 0 : ASK_EVERY_MS,
  } as const;
  const { data } = useQuery(
    DataTaskDocument,
    taskId === null ? skipToken : { ...asked, variables: { taskId } },
  );
  const found = taskId === null ? null : (data?.dataTask ?? null);
  const task = readFragment(DataTaskFieldsDocument, found);
  const isOver = task !== null && task.state !== 'WAITING' && task.state !== 'RUNNING';
  if (isOver !== hasEnded) setHasEnded(isOver);
  const give = async (mutate: Mutate): Promise<boolean> => {
    const result = await send(mutate);
    setTaskId(result?.task?.taskId ?? null);
    return result !== null;
  };
  return {
    give,
    task,
    comparisons: found?.comparisons ?? [],
    isRunning: busy || (taskId !== null && !isOver),
    isDone: task?.state === 'DONE',
    problem:
      problem ??
      (isOver && task.state !== 'DONE'
        ? messageText(task.message ?? 'The worker could not complete the task.')
        : null),
  };
}
