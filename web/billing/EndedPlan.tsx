import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { Invoices } from './Invoices.tsx';
import styles from './EndedPlan.module.css';

const EndedPlanDocument = graphql(`
  query EndedPlan {
    viewer {
      id
      subscription {
        isYearly
        status
        endedAt
      }
    }
  }
`);

/** Tells a former subscriber that the plan ended, when, and what was paid for it. */
export function EndedPlan() {
  const { data } = useQuery(EndedPlanDocument, { fetchPolicy: 'cache-and-network' });
  const subscription = data?.viewer.subscription;
  if (subscription?.status !== 'ENDED') return null;
  const { isYearly, endedAt } = subscription;
  const when = endedAt === null ? 'has ended' : `ended on ${formatOrdinalDay(endedAt)}`;
  return (
    <div className={styles.endedPlan}>
      <p role="status">
        Your {isYearly ? 'Yearly' : 'Monthly'} plan {when}. Your portfolios are kept for when you choose a new
        plan.
      </p>
      <Invoices />
    </div>
  );
}
