import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useDialogDraft } from '../hooks/useDraft.ts';
import { TextField } from '../fields/TextField.tsx';
import { Dialog, useCloseDialog } from './Dialog.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** Label of the field. */
  label: string;
  /** The name to begin with; it may come later. */
  name: string;
  /** Keeps the name. Resolves to a sentence if that was refused, else to null. */
  onSave: (name: string) => Promise<string | null>;
  /** Label of the button for the typed name; `Save` by default. */
  verb?: (name: string) => string;
  onClose: () => void;
}

/** Asks for a name, and stays open with the reason if it cannot be kept. */
export function NameDialog({ title, onClose, ...form }: Props) {
  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <NameForm title={title} {...form} />
    </Dialog>
  );
}

function NameForm({ title, label, name: given, onSave, verb }: Omit<Props, 'onClose'>) {
  const close = useCloseDialog();
  const [typed, setTyped] = useDialogDraft(title);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = typed ?? given;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const refusal = await onSave(name);
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) close();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField id="kept-name" label={label} value={name} onChange={setTyped} message={problem} />
      <div className={styles.buttons}>
        <LeaveButton>Cancel</LeaveButton>
        <BusyButton type="primary" htmlType="submit" loading={isBusy}>
          {verb?.(name) ?? 'Save'}
        </BusyButton>
      </div>
    </form>
  );
}
