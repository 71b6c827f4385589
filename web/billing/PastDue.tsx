import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import type { Subscription } from './membership.ts';
import { useBank } from './useBank.tsx';
import { useBankedPayment } from './useBankedPayment.ts';
import { words } from './words.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import fieldStyles from '../ui/fields/Field.module.css';
import styles from './PastDue.module.css';

const PayRenewalDocument = graphql(`
  mutation PayRenewal {
    payRenewal {
      ...PaymentStep @unmask
    }
  }
`);

interface Props {
  subscription: Subscription;
  onPaid: () => void;
}

/** An unpaid renewal, with a way to pay it at once; the bank may ask for the cardholder. */
export function PastDue({ subscription: { nextAttemptAt, amountOwed, accessEndsAt }, onPaid }: Props) {
  const bank = useBank();
  const [mutate] = useMutation(PayRenewalDocument);
  const begin = async () => (await mutate()).data?.payRenewal;
  const { pay, busy, problems } = useBankedPayment(begin, bank, onPaid);
  const owed = amountOwed === null ? '' : ` ${formatMoney(amountOwed)} is open.`;
  const ends =
    accessEndsAt === null ? '' : ` Unless it is paid, access ends on ${formatOrdinalDay(accessEndsAt)}.`;
  const next =
    nextAttemptAt === null ? '' : ` The card is tried again on ${formatOrdinalDay(nextAttemptAt)}.`;
  return (
    <div className={styles.pastDue}>
      <p>
        {words.notRenewed}
        {owed}
        {next}
        {ends} {words.payOrUpdate}
      </p>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={fieldStyles.message}>
            {problem}
          </p>
        ))}
      </div>
      <BusyButton type="primary" loading={busy} onClick={() => void pay()}>
        {amountOwed === null ? words.payNow : `Pay ${formatMoney(amountOwed)} now`}
      </BusyButton>
      {bank.dialog}
    </div>
  );
}
