import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Card } from '../ui/parts/Card.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { Snackbar } from '../ui/dialog/Snackbar.tsx';
import type { Subscription, useMembership } from './membership.ts';
import { NotCharged } from './NotCharged.tsx';
import { PastDue } from './PastDue.tsx';
import { PlanMenu } from './PlanMenu.tsx';
import { Terms } from './Terms.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { words } from './words.ts';
import styles from './MembershipCard.module.css';

interface Props {
  membership: ReturnType<typeof useMembership>;
  /** Called after anything that may have been charged. */
  onCharged: () => void;
}

/** The plan with its price, its end and its card, and what can be changed about them. */
export function MembershipCard({ membership: { subscription, failed, reload }, onCharged }: Props) {
  const [done, setDone] = useState<string | null>(null);
  const onSnackbarClosed = useCallback(() => setDone(null), []);
  const onChanged = (told: string): void => {
    setDone(told);
    void reload().catch(() => undefined);
    onCharged();
  };
  const update = useRef<HTMLButtonElement>(null);
  const onPaid = (): void => {
    // The button that had the focus is gone.
    update.current?.focus();
    onChanged(words.renewed);
  };
  const retry = (): void => {
    reload().catch(() => undefined);
  };
  return (
    <Card title="Membership">
      <div className={styles.membership}>
        <NotCharged />
        {failed ? <Failure what="Your membership" onRetry={retry} /> : <Terms subscription={subscription} />}
        {subscription?.status === 'PAST_DUE' && <PastDue subscription={subscription} onPaid={onPaid} />}
        {subscription !== undefined && (
          <Actions ref={update} subscription={subscription} onChanged={onChanged} />
        )}
        {subscription !== undefined && (
          <PlanMenu subscription={subscription} onCanceled={() => onChanged(words.canceled)} />
        )}
      </div>
      <Snackbar of={done} onClose={onSnackbarClosed}>
        {done}
      </Snackbar>
    </Card>
  );
}

interface ActionsProps {
  ref: Ref<HTMLButtonElement>;
  subscription: Subscription | null;
  onChanged: (told: string) => void;
}

function Actions({ ref, subscription, onChanged }: ActionsProps) {
  const [open, setOpen] = useState<'card' | 'upgrade' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button ref={ref} onClick={() => setOpen('card')}>
        Update Payment details
      </Button>
      {subscription?.canUpgrade === true && (
        <Button type="primary" onClick={() => setOpen('upgrade')}>
          Upgrade To Yearly
        </Button>
      )}
      {open === 'card' && <UpdateCardDialog onClose={close} onUpdated={() => onChanged(words.cardUpdated)} />}
      {open === 'upgrade' && (
        <UpgradeDialog onClose={close} onUpgraded={() => onChanged('You now have the Yearly Plan.')} />
      )}
    </div>
  );
}
