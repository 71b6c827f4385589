import { Button } from 'antd';
import { useRef } from 'react';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import type { FilingDecision } from '../../gql/graphql.ts';
import { consequences } from './doubtfulText.ts';
import type { Doubtful } from './doubtfulText.ts';
import dialogStyles from '../../ui/dialog/Dialog.module.css';

interface Props {
  row: Doubtful;
  title: string;
  decision: FilingDecision | null;
  onSure: () => void;
  onClose: () => void;
}

/** Says what a decision changes, and asks once more. */
export function DecideDialog({ row, title, decision, onSure, onClose }: Props) {
  const isSure = useRef(false);
  return (
    <Dialog
      label={`${title}?`}

      onClose={() => {
        onClose();
        if (isSure.current) onSure();
      }}
    >
      <h2>{title}?</h2>
      {consequences(row, decision).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {decision === null
          ? 'Its flags apply again.'
          : 'This also applies if a later issue has the same values.'}{' '}
        Figures update in a few minutes.
      </p>
      <Answers
        title={title}
        onSure={() => {
          isSure.current = true;
        }}
      />
    </Dialog>
  );
}

function Answers({ title, onSure }: { title: string; onSure: () => void }) {
  const close = useCloseDialog();
  const sure = (): void => {
    onSure();
    close();
  };
  return (
    <div className={dialogStyles.buttons}>
      <Button onClick={close}>Cancel</Button>
      <Button type="primary" onClick={sure}>
        {title}
      </Button>
    </div>
  );
}
