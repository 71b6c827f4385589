import { useQuery } from '@apollo/client/react';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import {
  cancellationColumns,
  disputeColumns,
  monthColumns,
  reasonColumns,
  renewalColumns,
  stateColumns,
} from './businessColumns.tsx';
import { BusinessDocument } from './businessDocument.ts';
import type { Business } from './businessDocument.ts';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import adminStyles from '../admin.module.css';

const TITLE = 'Members and Revenue';
const steps = [{ title: 'User Details', path: routes.admin }, { title: TITLE }];

/** Members and revenue, for administrators; others are sent to the search. */
export function BusinessPage() {
  const { viewer } = useViewer();
  usePageTitle(TITLE);
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <Figures />;
}

function Figures() {
  const { data, error, refetch } = useQuery(BusinessDocument, { fetchPolicy: 'cache-and-network' });
  const retry = (): void => void refetch();
  return (
    <div className={adminStyles.page} data-waiting={(data === undefined && error === undefined) || undefined}>
      <PageHead title={TITLE} trail={<Trail steps={steps} />} />
      {data === undefined && error !== undefined ? (
        <Failure what="The figures" onRetry={retry} />
      ) : (
        <Tables business={data?.business ?? null} />
      )}
    </div>
  );
}

function Tables({ business }: { business: Business | null }) {
  return (
    <>
      <ReceiptsTable
        title="Members by state"
        columns={stateColumns}
        rows={business?.states ?? null}
        rowKey={({ state }) => state}
        prefix="state."
        sort="-members"
        pageSizes={[5, 10]}
        exportName="MembersByState.csv"
      />
      <ReceiptsTable
        title="Revenue by month"
        columns={monthColumns}
        rows={business?.months ?? null}
        rowKey={({ month }) => month}
        prefix="month."
        sort="-month"
        exportName="RevenueByMonth.csv"
        note={
          <p>
            Churn is the share of members with a plan at the start of the month whose plan ended during it.
            The list starts with the first member’s month.
          </p>
        }
      />
      <Unpaid business={business} />
      <Leaving business={business} />
    </>
  );
}

/** Renewals that are owed, and payments that are disputed. */
function Unpaid({ business }: { business: Business | null }) {
  return (
    <>
      <ReceiptsTable
        title="Failed renewals"
        columns={renewalColumns}
        rows={business?.failedRenewals ?? null}
        rowKey={({ memberEmail, since }) => `${memberEmail} ${since}`}
        prefix="owed."
        sort="since"
        exportName="FailedRenewals.csv"
      />
      <ReceiptsTable
        title="Disputed payments"
        columns={disputeColumns}
        rows={business?.disputes ?? null}
        rowKey={({ memberEmail, at }) => `${memberEmail ?? ''} ${at}`}
        prefix="dispute."
        sort="-at"
        exportName="DisputedPayments.csv"
      />
    </>
  );
}

/** Why members leave. */
function Leaving({ business }: { business: Business | null }) {
  return (
    <>
      <ReceiptsTable
        title="Reasons for cancelling"
        columns={reasonColumns}
        rows={business?.cancellationReasons ?? null}
        rowKey={({ reason }) => reason}
        prefix="reason."
        sort="-count"
        exportName="CancellationReasons.csv"
      />
      <ReceiptsTable
        title="Cancellations"
        columns={cancellationColumns}
        rows={business?.cancellations ?? null}
        rowKey={({ memberEmail, at }) => `${memberEmail} ${at}`}
        prefix="left."
        sort="-at"
        exportName="Cancellations.csv"
      />
    </>
  );
}
