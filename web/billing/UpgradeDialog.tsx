import { useQuery } from '@apollo/client/react';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { LeaveButton } from '../ui/dialog/LeaveButton.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { formatMoney, formatWholeMoney } from '../ui/formats/formatMoney.ts';
import { useBank } from './useBank.tsx';
import { usualUpgrade } from './purchase.ts';
import { useBilling } from './useBilling.ts';
import { UpgradePriceDocument, useUpgrade } from './useUpgrade.ts';
import { words } from './words.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import dialogStyles from '../ui/dialog/Dialog.module.css';
import fieldStyles from '../ui/fields/Field.module.css';

interface Props {
  onUpgraded: () => void;
  onClose: () => void;
}

const TITLE = 'Confirm Upgrade to Yearly Plan';

/** Says what the yearly plan costs today, before it does. */
export function UpgradeDialog({ onUpgraded, onClose }: Props) {
  const { price, monthly, hasFailed, refetch } = useUpgradePrice();
  const yearly = useBilling().billing?.plans.find(({ isYearly }) => isYearly)?.price;
  const isUnusual =
    price !== undefined && yearly !== undefined && price !== usualUpgrade(yearly, monthly ?? null);
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <h2>{TITLE}</h2>
      <p>
        The Yearly Plan{' '}
        {yearly !== undefined &&
          `costs ${formatWholeMoney(yearly)} a year${isUnusual ? ` ${words.beforeDiscounts}` : ''}, `}
        starts today and renews every year.
        {price === null && ` ${words.noPrice}`}
        {typeof price === 'number' &&
          ` You pay ${formatMoney(price)} today, less the month you have already paid for.`}
        {isUnusual && price !== null && ` ${words.nextPaymentShown}`}
      </p>
      {hasFailed && <Failure what="The price" onRetry={refetch} />}
      <Choice price={price ?? null} onUpgraded={onUpgraded} onChanged={refetch} />
    </Dialog>
  );
}

/**
 * Today's charge in dollars: undefined while it is read or if that failed, null if Stripe did not return it; and the price of
 * the present plan.
 */
function useUpgradePrice() {
  const { data, error, loading, refetch } = useQuery(UpgradePriceDocument, { fetchPolicy: 'network-only' });
  const isKnown = data !== undefined && !loading && error === undefined;
  return {
    price: isKnown ? (data.viewer.subscription?.upgradePrice ?? null) : undefined,
    monthly: data?.viewer.subscription?.price,
    hasFailed: error !== undefined && !loading,
    refetch: () => void refetch(),
  };
}

interface ChoiceProps extends Pick<Props, 'onUpgraded'> {
  /** Null until it is known: nothing is charged that was not shown. */
  price: number | null;
  onChanged: () => void;
}

function Choice({ price, onUpgraded, onChanged }: ChoiceProps) {
  const close = useCloseDialog();
  const bank = useBank();
  const done = (): void => {
    close();
    onUpgraded();
  };
  const { upgrade, busy, problems } = useUpgrade({ bank, onUpgraded: done, onChanged });
  const confirm = (): void => {
    if (price !== null) void upgrade(price);
  };
  return (
    <>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={fieldStyles.message}>
            {problem}
          </p>
        ))}
      </div>
      <div className={dialogStyles.buttons}>
        <LeaveButton>Not now</LeaveButton>
        <BusyButton type="primary" loading={busy} disabled={price === null} onClick={confirm}>
          Confirm Upgrade
        </BusyButton>
      </div>
      {bank.dialog}
    </>
  );
}
