import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AccountForm } from '../members/accounts/AccountForm.tsx';
import { NO_PROBLEMS } from '../members/accounts/problems.ts';
import type { Problems } from '../members/accounts/problems.ts';
import { BillingFields } from './BillingFields.tsx';
import { NO_VALUES, missingDetails, trimmed } from './billingValues.ts';
import type { BillingValues } from './billingValues.ts';
import type { CardEntry } from './cardEntry.ts';
import { CardField } from './CardField.tsx';
import { NotCharged } from './NotCharged.tsx';
import { useBilling } from './useBilling.ts';
import type { Billing } from './useBilling.ts';
import { words } from './words.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import fieldStyles from '../ui/fields/Field.module.css';
import styles from './BillingForm.module.css';

/** Sends a card to the server. Answers the problem; null on success. */
export type UseCard = (
  card: { paymentMethodId: string; billing: BillingValues },
  entry: CardEntry,
) => Promise<Problems | null>;

interface Props {
  /** The message if something is missing. */
  missing: string;
  button: string;
  /** False while it is unknown what the button charges: the words above the form, which say so, would move it. */
  isReady?: boolean;
  /** Terms to accept before the button works. */
  consent?: ReactNode;
  onCard: UseCard;
  onDone: () => void;
}

/** Cardholder and card. It comes as a whole, so that nothing in it moves when somebody clicks. */
export function BillingForm({ isReady = true, ...props }: Props) {
  const { billing, failed, retry } = useBilling();
  if (failed) return <Failure what="The card entry" onRetry={retry} />;
  const loading = <Skeleton width="100%" height={HEIGHT} />;
  if (billing === undefined || !isReady) return loading;
  return (
    <Suspense fallback={loading}>
      <Form {...props} billing={billing} />
    </Suspense>
  );
}

/** Height of the form in pixels, roughly. */
const HEIGHT = 640;

type FormProps = Omit<Props, 'isReady'> & { billing: Billing };

/** Input stays after an error. */
function Form({ billing, missing, button, consent, onCard, onDone }: FormProps) {
  const [values, setValues] = useState(NO_VALUES);
  const [agreed, setAgreed] = useState(false);
  const entry = useRef<CardEntry>(null);
  const { submit, busy, problems } = useSubmit({ entry, missing, onCard, onDone });
  const needsConsent = consent !== undefined;
  return (
    <AccountForm problems={problems} onSubmit={() => submit(values)}>
      <NotCharged />
      <BillingFields
        values={values}
        problems={problems}
        hasService={billing.completesAddresses}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
      />
      <CardField ref={entry} problems={problems} billing={billing} />
      {needsConsent && (
        <Consent agreed={agreed} onChange={setAgreed}>
          {consent}
        </Consent>
      )}
      <p className={fieldStyles.message} role="alert">
        {problems['form'] ?? ''}
      </p>
      <p className={styles.processing} role="status">
        {busy ? 'Processing… Please do not refresh this page.' : ''}
      </p>
      <BusyButton
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={busy}
        disabled={needsConsent && !agreed}
      >
        {button}
      </BusyButton>
    </AccountForm>
  );
}

function Consent(props: { agreed: boolean; onChange: (agreed: boolean) => void; children: ReactNode }) {
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        checked={props.agreed}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>{props.children}</span>
    </label>
  );
}

type Submitting = Pick<Props, 'missing' | 'onCard' | 'onDone'> & { entry: { current: CardEntry | null } };

/** Validates the entries, reads the card and submits it. */
function useSubmit({ entry, missing, onCard, onDone }: Submitting) {
  const [busy, setBusy] = useState(false);
  const [problems, show] = useState(NO_PROBLEMS);
  const attempt = async (values: BillingValues): Promise<Problems | null> => {
    const empty = missingDetails(values, missing);
    if (empty !== null || entry.current === null) return empty ?? { form: words.paymentFailed };
    const billing = trimmed(values);
    const read = await entry.current.read(billing);
    if ('problems' in read) return read.problems;
    return onCard({ paymentMethodId: read.paymentMethodId, billing }, entry.current);
  };
  const submit = async (values: BillingValues): Promise<void> => {
    if (busy) return;
    setBusy(true);
    show(NO_PROBLEMS);
    const found = await attempt(values).catch(() => ({ form: words.paymentFailed }));
    setBusy(false);
    show(found ?? NO_PROBLEMS);
    if (found === null) onDone();
  };
  return { submit, busy, problems };
}
