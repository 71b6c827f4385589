import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { RedoReleaseDocument, UndoReleaseDocument } from './dataActions.ts';
import type { DataRelease, TaskFields } from './dataDocuments.ts';
import { counted, monthsText, taskText } from './dataText.ts';
import { NoteForm } from './NoteDialog.tsx';
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
  redo: 'The undo is taken back: filings and figures become what they were before it.',
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
      <div role="status">
        {isRunning && <p>{task === null ? 'Counting the filings…' : taskText(task)}</p>}
        {problem !== null && <p>{problem}</p>}
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
  if (total + attributed === 0) return ['No current filing changes.'];
  const receipts = `receipts of these from ${formatMoney(effect.receiptsBefore)} to ${formatMoney(effect.receiptsAfter)}`;
  return [
    `${counted(total, 'filing')} of ${monthsText(effect.firstMonth, effect.lastMonth)} ${total === 1 ? 'changes' : 'change'}: ` +
      `${counted(added, 'filing')} return, ${counted(removed, 'filing')} go, ${counted(changed, 'filing')} get another value; ${receipts}.`,
    ...(propertiesHidden + propertiesShown === 0
      ? []
      : [
          `${counted(propertiesHidden, 'property')} lose their last filing, ${counted(propertiesShown, 'property')} get their first.`,
        ]),
    ...(decisionsAtRest === 0
      ? []
      : [
          `${counted(decisionsAtRest, 'decision')} about doubtful filings rest until the same values return.`,
        ]),
  ];
}
