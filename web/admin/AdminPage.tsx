import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import { askAgain } from '../app/askAgain.ts';
import { useBilling } from '../billing/useBilling.ts';
import { LinkButton } from '../ui/parts/LinkButton.tsx';
import { PageHead } from '../ui/parts/PageHead.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { AuditLog } from './activity/AuditLog.tsx';
import { DemonstrationClock } from './DemonstrationClock.tsx';
import { HelpMessages } from './HelpMessages.tsx';
import { MemberPies } from './members/MemberPies.tsx';
import { MemberTable } from './members/MemberTable.tsx';
import { MarketplaceCities } from './MarketplaceCities.tsx';
import { SecurityLog } from './activity/SecurityLog.tsx';
import { MailPreviews } from './MailPreviews.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';
import { ServicesCard } from './ServicesCard.tsx';
import { awayFromAdmin } from './awayFromAdmin.ts';
import styles from './admin.module.css';

/** Queries whose answers differ after an act on a member. */
const CHANGED_BY_ACTS = ['MemberStatistics', 'Members', 'Member', 'AuditLog', 'SecurityLog'];

/** User Details, for administrators; others go to the search. */
export function AdminPage() {
  const { viewer } = useViewer();
  usePageTitle('User Details');
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <Dashboard />;
}

function Dashboard() {
  const { billing } = useBilling();
  const client = useApolloClient();
  const onAct = useCallback(() => askAgain(client, CHANGED_BY_ACTS), [client]);
  return (
    <div className={styles.page}>
      <PageHead
        title="User Details"
        actions={
          <>
            <LinkButton to={routes.business}>Members and Revenue</LinkButton>
            <LinkButton to={routes.brandRules}>Brand Rules</LinkButton>
            <LinkButton to={routes.doubtful}>Doubtful Filings</LinkButton>
            <LinkButton to={routes.premises}>Similar Addresses</LinkButton>
            <LinkButton to={routes.data}>Data</LinkButton>
          </>
        }
      />
      <MemberPies />
      <MemberTable onAct={onAct} />
      {billing?.mode === 'DEMONSTRATION' && <DemonstrationClock onAct={onAct} />}
      <HelpMessages />
      <MarketplaceCities />
      <PaymentCheck />
      <MailPreviews />
      <ServicesCard />
      <AuditLog />
      <SecurityLog />
    </div>
  );
}
