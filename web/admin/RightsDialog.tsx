import { Button } from 'antd';
import { useRef } from 'react';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { rightsWords } from './rightsWords.ts';
import type { Concerned, RightsChange } from './rightsWords.ts';
import dialogStyles from '../ui/dialog/Dialog.module.css';

interface Props {
  member: Concerned;
  change: RightsChange;
  onClose: (isSure: boolean) => void;
}

/** Asks before the rights of a member change, and says what will happen to whom. */
export function RightsDialog({ member, change, onClose }: Props) {
  const isSure = useRef(false);
  const { title, sentences, confirm } = rightsWords(member, change);
  return (
    <Dialog label={title} onClose={() => onClose(isSure.current)}>
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Answers
        confirm={confirm}
        onSure={() => {
          isSure.current = true;
        }}
      />
    </Dialog>
  );
}

function Answers({ confirm, onSure }: { confirm: string; onSure: () => void }) {
  const close = useCloseDialog();
  const sure = (): void => {
    onSure();
    close();
  };
  return (
    <div className={dialogStyles.buttons}>
      <Button onClick={close}>Keep as it is</Button>
      <Button type="primary" onClick={sure}>
        {confirm}
      </Button>
    </div>
  );
}
