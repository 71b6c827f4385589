import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { useBank } from './useBank.tsx';
import { useOffers } from './useBilling.ts';
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
  const { data } = useQuery(UpgradePriceDocument, { fetchPolicy: 'network-only' });
  const price = data?.viewer.subscription?.upgradePrice;
  const offers = useOffers();
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <h2>{TITLE}</h2>
      <p>
        The Yearly Plan {offers !== null && `costs ${offers.yearly} a year, `}starts today and renews every
        year.
        {price === null && ` ${words.noPrice}`}
        {typeof price === 'number' &&
          ` You pay ${formatMoney(price)} today, less the month you have already paid for.`}
      </p>
      <Choice canUpgrade={price !== null} onUpgraded={onUpgraded} />
    </Dialog>
  );
}

function Choice({ canUpgrade, onUpgraded }: Pick<Props, 'onUpgraded'> & { canUpgrade: boolean }) {
  const close = useCloseDialog();
  const bank = useBank();
  const { upgrade, busy, problems } = useUpgrade(bank, () => {
    close();
    onUpgraded();
  });
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
        <Button onClick={close}>Not now</Button>
        <BusyButton type="primary" loading={busy} disabled={!canUpgrade} onClick={() => void upgrade()}>
          Confirm Upgrade
        </BusyButton>
      </div>
      {bank.dialog}
    </>
  );
}
