import { useState } from 'react';
import type { ReactNode } from 'react';
import fieldStyles from '../fields/Field.module.css';
import { Dialog, useCloseDialog } from './Dialog.tsx';
import { useFocusBeside } from './focusBeside.ts';
import { LeaveButton } from './LeaveButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** The question, which names the thing to delete. */
  children: ReactNode;
  /** Labels of the buttons that delete it and that do not. */
  confirm?: string;
  keep?: string;
  /** Deletes it. Resolves to a sentence if that was refused, else to null. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before something is deleted, and stays open with the reason if it cannot be. */
export function DeleteDialog({ title, children, onClose, ...choice }: Props) {
  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{children}</p>
      <Choice {...choice} />
    </Dialog>
  );
}

function Choice({
  confirm = 'Delete',
  keep = 'Keep it',
  onDelete,
}: Omit<Props, 'title' | 'children' | 'onClose'>) {
  const close = useCloseDialog();
  const deleted = useFocusBeside();
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async (): Promise<void> => {
    setDeleting(true);
    const refusal = await onDelete();
    setDeleting(false);
    setProblem(refusal ?? '');
    if (refusal !== null) return;
    deleted();
    close();
  };
  return (
    <>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <LeaveButton>{keep}</LeaveButton>
        <BusyButton danger loading={isDeleting} onClick={() => void remove()}>
          {confirm}
        </BusyButton>
      </div>
    </>
  );
}
