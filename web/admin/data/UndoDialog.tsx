import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { RedoReleaseDocument, UndoReleaseDocument } from './dataActions.ts';
import type { DataRelease, TaskFields } from './dataDocuments.ts';
import { counted } from '../../ui/formats/counted.ts';
import { monthsText } from './dataText.ts';
import { NoteForm } from './NoteDialog.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from './useTask.ts';

interface Props {
  release: DataRelease;
  command: 'undo' | 'redo';
  onDone: () => void;
  onClose: () => void;
}

const TITLES = { undo: 'Undo release', redo: 'Redo release' } as const;
const SAYS = {
  undo: 'Filings and figures become what they would be if this release had never been imported.',
  redo: 'This reverses the undo: filings and figures return to what they were before it.',
} as const;

/** Says how many filings an undo or a redo changes, and asks for the reason. */
export function UndoDialog({ release: { id, fileName }, command, onDone, onClose }: Props) {
  const [mutate] = useMutation(command === 'undo' ? UndoReleaseDocument : RedoReleaseDocument);
  const { task, isRunning, isDone, problem } = usePreview(command, id);
  const title = TITLES[command];
  return (
    <Dialog label={`${title}?`} onClose={onClose}>
      <h2>{title}?</h2>
      <p>
        {fileName}. {SAYS[command]}
      </p>
      <TaskProgress task={task} isRunning={isRunning} problem={problem} asking="Counting the filings…" />
      <div role="status">
        {isDone && task !== null && effectOf(task).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      <NoteForm
        title={title}
        isReady={isDone}
        send={(note) => mutate({ variables: { input: { releaseId: id, note } } })}
        onDone={onDone}
      />
    </Dialog>
  );
}

/** Asks once, when the dialog opens. */
function usePreview(command: Props['command'], releaseId: string) {
  const [mutate] = useMutation(command === 'undo' ? UndoReleaseDocument : RedoReleaseDocument);
  const { give, ...preview } = useTask();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void give(() => mutate({ variables: { input: { releaseId, preview: true } } }));
  });
  return preview;
}

/** Sentences about the change by an undo or a redo. */
export function effectOf({ effect }: Pick<TaskFields, 'effect'>): string[] {
  if (effect === null) return [];
  const { added, removed, changed, attributed, propertiesHidden, propertiesShown, decisionsAtRest } = effect;
  const total = added + removed + changed;
  if (total === 0) {
    return attributed === 0
      ? ['No current filing changes.']
      : ['No values change; filings are credited to another release.'];
  }
  const filings = listed([
    [added, 'filing', 'filings', 'return'],
    [removed, 'filing', 'filings', 'go'],
    [changed, 'filing', 'filings', 'get a different value'],
  ]);
  const properties = listed([
    [propertiesHidden, 'property', 'properties', 'lose their last filing'],
    [propertiesShown, 'property', 'properties', 'get their first filing'],
    [decisionsAtRest, 'decision', 'decisions', 'do not apply until the same values return'],
  ]);
  const receipts = `${formatMoney(effect.receiptsBefore)} to ${formatMoney(effect.receiptsAfter)}`;
  return [
    `Changes ${counted(total, 'filing')} of ${monthsText(effect.firstMonth, effect.lastMonth)}: ${filings}.`,
    `Their receipts change from ${receipts}.`,
    ...(properties === '' ? [] : [`${properties}.`]),
  ];
}

type Counted = readonly [count: number, noun: string, plural: string, does: string];

/** Those that are not none: `150 filings return, 20 filings go`. */
function listed(parts: readonly Counted[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun, plural, does]) => `${counted(count, noun, plural)} ${does}`)
    .join(', ');
}
