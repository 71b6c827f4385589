import { useQuery } from '@apollo/client/react';
import { useBilling } from '../billing/useBilling.ts';
import { Card } from '../ui/parts/Card.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { graphql } from '../gql/gql.ts';
import type { SubscriptionCheckQuery } from '../gql/graphql.ts';
import { formatMoment } from '../ui/formats/formatMoment.ts';
import textStyles from '../ui/parts/text.module.css';
import adminStyles from './admin.module.css';

const SubscriptionCheckDocument = graphql(`
  query SubscriptionCheck {
    subscriptionCheck {
      check {
        startedAt
        endedAt
        read
        mended
        problem
      }
      alerts {
        at
        kind
        memberEmail
        details
      }
    }
  }
`);

type Found = SubscriptionCheckQuery['subscriptionCheck'];

const KINDS: Readonly<Record<string, string>> = {
  NOT_HERE: 'Charged at Stripe, not recorded here',
  NOT_AT_STRIPE: 'Recorded here, not active at Stripe',
  CHARGED_TWICE: 'Charged twice at Stripe',
  STRANGER: 'Charged at Stripe without a member',
  FREE_BUT_CHARGED: 'Free account charged',
  UNPAID: 'Renewal overdue',
  DISPUTE_OPENED: 'Payment disputed',
  DISPUTE_LOST: 'Disputed payment lost',
  PRICE: 'Price at Stripe differs from the plan',
  NOT_CHECKED: 'Could not be checked',
};

/** Findings of the daily comparison with Stripe, and disputes. */
export function PaymentCheck() {
  const { data, error, refetch } = useQuery(SubscriptionCheckDocument, { fetchPolicy: 'cache-and-network' });
  const retry = (): void => void refetch();
  return (
    <Card title="Payment check">
      {data === undefined && error !== undefined && <Failure what="The payment check" onRetry={retry} />}
      {data === undefined && error === undefined && <Skeleton width="100%" height={80} />}
      {data !== undefined && <Findings found={data.subscriptionCheck} />}
    </Card>
  );
}

function Findings({ found: { check, alerts } }: { found: Found }) {
  const isSetUp = useBilling().billing?.mode !== 'NOT_SET_UP';
  return (
    <>
      <p className={textStyles.quiet}>
        {isSetUp
          ? 'All subscriptions are compared with Stripe every day, and differences are corrected. Disputes are listed as soon as Stripe reports them.'
          : 'Payment is not set up here, so subscriptions are not compared with Stripe.'}{' '}
        {check === null && !isSetUp ? '' : lastOf(check)}
      </p>
      {alerts.length === 0 && <p>No differences and no disputes in the last 30 days.</p>}
      <ul className={adminStyles.list}>
        {alerts.map(({ at, kind, memberEmail, details }) => (
          <li key={`${at}${kind}${details}`}>
            <strong>{KINDS[kind] ?? kind}</strong>
            {memberEmail === null ? '' : `: ${memberEmail}`}, {formatMoment(at)}. {details}
          </li>
        ))}
      </ul>
    </>
  );
}

function lastOf(check: Found['check']): string {
  if (check === null) return 'The first check has not run yet.';
  const { startedAt, endedAt, read, mended, problem } = check;
  if (endedAt === null && problem !== null) return `Last: ${formatMoment(startedAt)}. ${problem}`;
  if (endedAt === null) return `A check has been running since ${formatMoment(startedAt)}.`;
  const counts = `${String(read)} compared, ${String(mended)} corrected`;
  return `Last: ${formatMoment(startedAt)}, ${counts}.${problem === null ? '' : ` ${problem}`}`;
}
