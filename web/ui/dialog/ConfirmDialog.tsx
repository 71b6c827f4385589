import { Button } from 'antd';
import { useRef } from 'react';
import { Dialog, useCloseDialog } from './Dialog.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** Sentences that say what the action does. */
  sentences: readonly string[];
  /** Labels of the buttons that do it and that do not. */
  confirm: string;
  keep: string;
  /** When it has closed, with whether the action was confirmed. */
  onClose: (isSure: boolean) => void;
}

/** Says what an action will do, and asks once more. */
export function ConfirmDialog({ title, sentences, confirm, keep, onClose }: Props) {
  const isSure = useRef(false);
  const beSure = (): void => {
    isSure.current = true;
  };
  return (
    <Dialog label={title} onClose={() => onClose(isSure.current)}>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Answers confirm={confirm} keep={keep} onSure={beSure} />
    </Dialog>
  );
}

interface AnswersProps extends Pick<Props, 'confirm' | 'keep'> {
  onSure: () => void;
}

function Answers({ confirm, keep, onSure }: AnswersProps) {
  const close = useCloseDialog();
  const sure = (): void => {
    onSure();
    close();
  };
  return (
    <div className={styles.buttons}>
      <Button onClick={close}>{keep}</Button>
      <Button type="primary" onClick={sure}>
        {confirm}
      </Button>
    </div>
  );
}
