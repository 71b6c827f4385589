import { Button } from 'antd';
import { useRef } from 'react';
import { priceOf } from '../../billing/membership.ts';
import { Dialog, useCloseDialog } from '../../ui/dialog/Dialog.tsx';
import { formatOrdinalDay } from '../../ui/formats/formatDay.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { planOf } from './memberColumns.tsx';
import type { ShownMember } from './shownMember.ts';

interface Props {
  member: Pick<ShownMember, 'email' | 'subscription'>;
  onClose: (isSure: boolean) => void;
}

/** Says what becomes of a subscription before free access is given. */
export function FreeDialog({ member: { email, subscription }, onClose }: Props) {
  const isSure = useRef(false);
  const title = `Give ${email} free access?`;
  return (
    <Dialog label={title} className="dialog-words" onClose={() => onClose(isSure.current)}>
      <h2>{title}</h2>
      <p>Everything is open to them without paying, until free access is taken away.</p>
      <p>{consequenceOf(subscription)}</p>
      <Answers
        onSure={() => {
          isSure.current = true;
        }}
      />
    </Dialog>
  );
}

type Subscription = ShownMember['subscription'];

/** The consequences at the payment service. */
export function consequenceOf(subscription: Subscription): string {
  if (subscription === null || subscription.status === 'ENDED') return 'They have no subscription that runs.';
  const { currentPeriodEnd, status, isCancelled, isGiven, amountOwed } = subscription;
  const plan = `Their plan is ${String(planOf({ subscription }))} (${priceOf(subscription)})`;
  const until = currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(currentPeriodEnd)}`;
  if (isGiven) return `${plan}, open${until}. Nobody is charged for it here, and it stays as it is.`;
  if (status === 'INCOMPLETE') return `${plan}. Their purchase is given up, and nothing is charged.`;
  if (status === 'PAST_DUE') {
    const owed = amountOwed === null ? 'What is open' : `${formatMoney(amountOwed)} that is open`;
    return `${plan}, and its renewal was not paid. It ends at once, and ${owed} need not be paid.`;
  }
  if (isCancelled) return `${plan}, paid${until}. It is cancelled already, and nothing more is charged.`;
  return `${plan}, paid${until}. It is cancelled at the payment service: it ends on that day, and nothing more is charged.`;
}

function Answers({ onSure }: { onSure: () => void }) {
  const close = useCloseDialog();
  const sure = (): void => {
    onSure();
    close();
  };
  return (
    <div className="dialog-buttons">
      <Button onClick={close}>Keep as it is</Button>
      <Button type="primary" onClick={sure}>
        Give free access
      </Button>
    </div>
  );
}
