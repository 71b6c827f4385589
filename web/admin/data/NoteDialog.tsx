import { useState } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../../ui/dialog/LeaveButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDialogDraft } from '../../ui/hooks/useDraft.ts';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import { useSent } from './useSent.ts';
import dialogStyles from '../../ui/dialog/Dialog.module.css';
import styles from './data.module.css';

interface Props {
  title: string;
  /** Sentences that say what happens. */
  says: readonly string[];
  send: (note: string) => Promise<{
    data?: { result: { errors: readonly { field: string | null; message: string }[] } } | null | undefined;
  }>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of an action and confirms it. */
export function NoteDialog({ title, says, send, onDone, onClose }: Props) {
  return (
    <Dialog label={`${title}?`} onClose={onClose}>
      <h2>{title}?</h2>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <NoteForm title={title} send={send} onDone={onDone} isReady />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'title' | 'send' | 'onDone'> {
  /** False while it cannot be confirmed yet. */
  isReady: boolean;
}

/** The note and the buttons of a dialog, which closes when the action is saved. */
export function NoteForm({ title, send, onDone, isReady }: FormProps) {
  const [typed, setNote] = useDialogDraft(title);
  const note = typed ?? '';
  const [missing, setMissing] = useState<string | null>(null);
  const { busy, problem, send: sendOnce } = useSent();
  const close = useCloseDialog();
  const submit = async (): Promise<void> => {
    const isMissing = note.trim() === '';
    setMissing(isMissing ? 'Enter the reason, for colleagues who review this later.' : null);
    if (isMissing || (await sendOnce(() => send(note))) === null) return;
    onDone();
    close();
  };
  return (
    <form
      className={styles.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        id="data-note"
        label="Note"
        hint="The reason, for colleagues who review this later."
        value={note}
        onChange={setNote}
        message={missing ?? problem}
      />
      <div className={dialogStyles.buttons}>
        <LeaveButton>Close</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={busy} disabled={!isReady}>
          {title}
        </BusyButton>
      </div>
    </form>
  );
}
