import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import { renewToken } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import type { KeptPlan } from './keptPlan.ts';
import { words } from './words.ts';
import { BusyButton } from '../ui/parts/BusyButton.tsx';
import fieldStyles from '../ui/fields/Field.module.css';
import styles from './KeepPlan.module.css';

const ResubscribeDocument = graphql(`
  mutation Resubscribe {
    resubscribe {
      token
      errors {
        field
        code
        message
      }
    }
  }
`);

/** Lets a member who cancelled keep the plan. Nothing is charged today. */
export function KeepPlan({ kept: { isYearly, currentPeriodEnd } }: { kept: KeptPlan }) {
  const { keep, busy, problem } = useKeeping();
  const until = currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(currentPeriodEnd)}`;
  return (
    <div className={styles.keepPlan}>
      <p>
        Your {isYearly ? 'Yearly' : 'Monthly'} plan is canceled and gives access{until}. You can keep it
        unchanged; nothing is charged today.
      </p>
      <BusyButton loading={busy} onClick={keep}>
        {words.keepPlan}
      </BusyButton>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </div>
  );
}

function useKeeping() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [mutate, { loading: busy }] = useMutation(ResubscribeDocument);
  const [problem, setProblem] = useState('');
  const attempt = async (): Promise<void> => {
    const { data } = await mutate();
    const [error] = data?.resubscribe.errors ?? [];
    if (error !== undefined) {
      setProblem(error.message);
      return;
    }
    if (data?.resubscribe.token) renewToken(data.resubscribe.token);
    await client.clearStore();
    await navigate(routes.settings, { replace: true });
  };
  const keep = (): void => {
    if (!busy) attempt().catch(() => setProblem(words.paymentFailed));
  };
  return { keep, busy, problem };
}
