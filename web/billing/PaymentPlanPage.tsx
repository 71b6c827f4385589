import { Link, Navigate } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { Failure } from '../ui/parts/Failure.tsx';
import { EndedPlan } from './EndedPlan.tsx';
import { KeepPlan } from './KeepPlan.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotCharged } from './NotCharged.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { PlanCard } from './PlanCard.tsx';
import { useBilling } from './useBilling.ts';
import type { Billing } from './useBilling.ts';
import styles from './PaymentPlanPage.module.css';

/** The plans on offer, for members without a running one. */
export function PaymentPlanPage() {
  // The answer lets members through who have a plan by now.
  const { viewer } = useViewer();
  const { billing, failed, retry } = useBilling();
  usePageTitle('Select a Payment Plan');
  if (viewer?.isFree === true) return <Navigate to={routes.search} replace />;
  return (
    <BareFrame wide action={<LogoutButton />}>
      <h1>Select a Payment Plan</h1>
      <NotCharged />
      {viewer?.isPaid === true && <KeepPlan />}
      {viewer?.isPaid === false && <EndedPlan />}
      {failed && <Failure what="The plans" onRetry={retry} />}
      {!failed && <Plans billing={billing} />}
      {billing !== undefined && (
        <p className={styles.api}>
          Every plan includes the API, with {billing.apiPointsPerMinute} points a minute for your programs,
          and {billing.exportsPerDay} exports a day. The yearly plan also includes the whole data set as one
          file.
        </p>
      )}
      <p className={styles.account}>
        <Link to={routes.account}>Your account and your data</Link>
      </p>
    </BareFrame>
  );
}

/** Their cards while they load, too. */
function Plans({ billing }: { billing: Billing | undefined }) {
  if (billing?.mode === 'NOT_SET_UP') return <NotSetUp />;
  return (
    <div className={styles.plans}>
      <PlanCard isYearly={false} offer={billing?.plans.find((plan) => !plan.isYearly)} />
      <PlanCard isYearly offer={billing?.plans.find((plan) => plan.isYearly)} />
    </div>
  );
}
