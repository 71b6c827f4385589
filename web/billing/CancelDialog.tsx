import { Button } from 'antd';
import { useRef } from 'react';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { lastingWords } from './accessWords.ts';
import type { Subscription } from './membership.ts';
import { useOffers } from './useBilling.ts';
import dialogStyles from '../ui/dialog/Dialog.module.css';
import styles from './CancelDialog.module.css';

interface Props {
  subscription: Subscription;
  onClose: (isSure: boolean) => void;
}

const TITLE = 'Are you sure you want to Cancel?';

/** Asks for confirmation, and says what is lost. */
export function CancelDialog({ subscription, onClose }: Props) {
  const offers = useOffers();
  const isSure = useRef(false);
  return (
    <Dialog label={TITLE} onClose={() => onClose(isSure.current)}>
      <h2>{TITLE}</h2>
      <p>
        Without a plan you no longer see the receipts of Texas hotels and bars. Your portfolios are kept for
        when you return. {lastingWords(subscription)}
      </p>
      {subscription.isLegacy && (
        <p className={styles.cancelLegacy}>
          You pay an earlier price that is no longer offered. Once your plan has ended, you cannot get it back
          {offers === null
            ? '.'
            : `: a new plan costs ${offers.monthly} per month or ${offers.yearly} per year.`}
        </p>
      )}
      <Answers
        onSure={() => {
          isSure.current = true;
        }}
      />
    </Dialog>
  );
}

function Answers({ onSure }: { onSure: () => void }) {
  const close = useCloseDialog();
  const sure = (): void => {
    onSure();
    close();
  };
  return (
    <div className={dialogStyles.buttons}>
      <Button onClick={sure}>Yes, Cancel</Button>
      <Button type="primary" onClick={close}>
        Nevermind
      </Button>
    </div>
  );
}
