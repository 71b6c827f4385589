import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { planCodes, routes } from '../app/paths.ts';
import { Failure } from '../ui/parts/Failure.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { BillingForm } from './BillingForm.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { usePurchase } from './purchase.ts';
import { purchaseWords } from './purchaseWords.ts';
import { useBilling } from './useBilling.ts';
import { usePayment } from './usePayment.ts';
import { words } from './words.ts';
import bareFrameStyles from '../app/BareFrame.module.css';
import styles from './PaymentFormPage.module.css';

const TITLES = { MONTHLY: 'Monthly Plan Payment', YEARLY: 'Annual Plan Payment' } as const;

/** The payment of a plan; other codes lead to those there are. */
export function PaymentFormPage() {
  const { subscriptionPlan = '' } = useParams();
  const plan = (['MONTHLY', 'YEARLY'] as const).find((each) => planCodes[each] === subscriptionPlan);
  if (!plan) return <Navigate to={routes.paymentPlan} replace />;
  return <Payment key={plan} plan={plan} />;
}

function Payment({ plan }: { plan: keyof typeof planCodes }) {
  const title = TITLES[plan];
  const { viewer } = useViewer();
  const { payWith, complete } = usePayment(plan);
  usePageTitle(title);
  if (viewer?.isFree === true) return <Navigate to={routes.search} replace />;
  return (
    <BareFrame wide action={<LogoutButton />}>
      <h1>{title}</h1>
      <div role="status">{complete !== null && <Complete told={complete} />}</div>
      {complete === null && <Form isYearly={plan === 'YEARLY'} payWith={payWith} />}
    </BareFrame>
  );
}

function Complete({ told }: { told: string }) {
  return (
    <p className={styles.complete}>
      <strong>{told}</strong> The search opens in a moment.
    </p>
  );
}

type FormProps = Pick<ReturnType<typeof usePayment>, 'payWith'> & { isYearly: boolean };

function Form({ isYearly, payWith }: FormProps) {
  const { billing, failed } = useBilling();
  const asked = usePurchase(isYearly);
  const { purchase } = asked;
  if (billing?.mode === 'NOT_SET_UP') return <NotSetUp />;
  if (asked.failed) return <Failure what="The price" onRetry={asked.retry} />;
  if (purchase?.kind === 'refused') return <Lead>{purchase.reason}</Lead>;
  const texts = purchase && purchaseWords(purchase, isYearly);
  return (
    <>
      <Lead>{texts === undefined ? !failed && <Skeleton width={260} /> : texts.lead}</Lead>
      <BillingForm
        missing={words.fillPayment}
        button={texts?.button ?? 'Pay'}
        isReady={texts !== undefined}
        consent={<Terms />}
        onCard={payWith({
          // Unknown only while the button is off.
          today: purchase?.today ?? 0,
          complete: texts?.complete ?? words.complete,
          onChanged: asked.again,
        })}
        onDone={() => undefined}
      />
    </>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return (
    <p className={bareFrameStyles.lead}>
      {children} <Link to={routes.paymentPlan}>Choose another plan</Link>
    </p>
  );
}

/** Opens in a new tab, so that nothing typed is lost. */
function Terms() {
  return (
    <>
      I agree to the{' '}
      <a href={routes.terms} target="_blank" rel="noreferrer">
        terms
      </a>{' '}
      and that my card is charged for each period.
    </>
  );
}
