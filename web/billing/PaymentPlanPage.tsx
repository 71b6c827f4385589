import { Link, Navigate, useLocation } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { BareFrame } from '../app/BareFrame.tsx';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { wantedPath } from '../app/wantedPath.ts';
import { Failure } from '../ui/parts/Failure.tsx';
import { EndedPlan } from './EndedPlan.tsx';
import { KeepPlan } from './KeepPlan.tsx';
import { whyNotBuyable, useKeptPlan } from './keptPlan.ts';
import type { KeptPlan } from './keptPlan.ts';
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
  const wanted = wantedPath(useLocation().state);
  const { billing, failed, retry } = useBilling();
  const { kept } = useKeptPlan();
  usePageTitle('Select a Payment Plan');
  if (viewer?.isFree === true) return <Navigate to={wanted ?? routes.search} replace />;
  return (
    <BareFrame wide action={<LogoutButton />}>
      <h1>Select a Payment Plan</h1>
      {kept && <KeepPlan kept={kept} />}
      {viewer?.isPaid === false && <EndedPlan />}
      {failed && <Failure what="The plans" onRetry={retry} />}
      {!failed && <Plans billing={billing} kept={kept} />}
      {/* Below the plans, which it would move down when it comes. */}
      <NotCharged />
      {billing !== undefined && (
        <p className={styles.api}>
          Every plan includes the API, with {billing.apiPointsPerMinute} points a minute for your programs,
          and {billing.exportsPerDay} exports a day. The yearly plan also includes the whole data set as one
          file.
        </p>
      )}
      {(billing !== undefined || failed) && (
        <p className={styles.account}>
          <Link to={routes.account}>Your account and your data</Link>
        </p>
      )}
    </BareFrame>
  );
}

/** The plans' cards, also while the plans load. */
function Plans({ billing, kept }: { billing: Billing | undefined; kept: KeptPlan | null | undefined }) {
  if (billing?.mode === 'NOT_SET_UP') return <NotSetUp />;
  return (
    <div className={styles.plans}>
      {[false, true].map((isYearly) => (
        <PlanCard
          key={String(isYearly)}
          isYearly={isYearly}
          offer={billing?.plans.find((plan) => plan.isYearly === isYearly)}
          refusal={whyNotBuyable(kept, isYearly)}
        />
      ))}
    </div>
  );
}
