import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import { renewToken } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { owedWords } from './accessWords.ts';
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

/** Lets a member who cancelled keep the plan. Nothing is charged by that. */
export function KeepPlan({ kept }: { kept: KeptPlan }) {
  const { keep, busy, problem } = useKeeping();
  return (
    <div className={styles.keepPlan}>
      <p>{keptWords(kept)}</p>
      <BusyButton loading={busy} onClick={keep}>
        {words.keepPlan}
      </BusyButton>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </div>
  );
}

function keptWords(kept: KeptPlan): string {
  const plan = `Your ${kept.isYearly ? 'Yearly' : 'Monthly'} plan is canceled`;
  if (kept.accessEndsAt !== null) {
    return `${plan}. ${owedWords(kept)} You can keep the plan unchanged; your card may still be charged for the renewal.`;
  }
  const until = kept.currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(kept.currentPeriodEnd)}`;
  return `${plan} and gives access${until}. You can keep it unchanged; nothing is charged today.`;
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
