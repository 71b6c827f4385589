import { Link, Navigate, useParams } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { planCodes, routes } from '../app/paths.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { BillingForm } from './BillingForm.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotSetUp } from './NotSetUp.tsx';
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
  const { pay, isComplete } = usePayment(plan);
  usePageTitle(title);
  if (viewer?.isFree === true) return <Navigate to={routes.search} replace />;
  return (
    <BareFrame wide action={<LogoutButton />}>
      <h1>{title}</h1>
      <div role="status">{isComplete && <Complete />}</div>
      {!isComplete && <Form plan={plan} onCard={pay} />}
    </BareFrame>
  );
}

function Complete() {
  return (
    <p className={styles.complete}>
      <strong>{words.complete}</strong> The search opens in a moment.
    </p>
  );
}

function Form({
  plan,
  onCard,
}: {
  plan: 'MONTHLY' | 'YEARLY';
  onCard: ReturnType<typeof usePayment>['pay'];
}) {
  const { billing, failed } = useBilling();
  if (billing?.mode === 'NOT_SET_UP') return <NotSetUp />;
  const offer = billing?.plans.find((each) => each.plan === plan);
  const price = offer === undefined ? '' : formatMoney(offer.price);
  const period = plan === 'YEARLY' ? 'year' : 'month';
  return (
    <>
      <p className={bareFrameStyles.lead}>
        {offer !== undefined && `${price} a ${period}, renewed each ${period} until you cancel.`}
        {offer === undefined && !failed && <Skeleton width={260} />}{' '}
        <Link to={routes.paymentPlan}>Choose another plan</Link>
      </p>
      <BillingForm
        missing={words.fillPayment}
        button={`Pay ${price}`.trim()}
        consent={<Terms />}
        onCard={onCard}
        onDone={() => undefined}
      />
    </>
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
