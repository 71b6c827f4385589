import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { NewsFrequency } from '../../gql/graphql.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Segments } from '../../ui/parts/Segments.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import textStyles from '../../ui/parts/text.module.css';
import styles from './newsAddresses.module.css';
import { useOwnMember } from '../accounts/useOwnEmail.ts';
import { messages } from '../accounts/messages.ts';
import { NewsChoiceDocument, SetNewsChoiceDocument } from './newsMailDocuments.ts';

const OPTIONS: readonly { value: NewsFrequency; label: string }[] = [
  { value: 'EACH_RELEASE', label: 'Each release' },
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'NEVER', label: 'Never' },
];

/** The member's choice about emails with what is new of their properties. */
export function NewsMails() {
  const { data, error, refetch } = useQuery(NewsChoiceDocument, { fetchPolicy: 'cache-and-network' });
  const { choose, problem } = useChoosing(() => refetch());
  const { member } = useOwnMember();
  const frequency = data?.newsChoice.frequency;
  return (
    <Card title="What is new, by email">
      {frequency === undefined && error !== undefined && (
        <Failure what="Your choice" onRetry={() => void refetch()} />
      )}
      {frequency === undefined && error === undefined && <Skeleton width={260} height={30} />}
      {frequency !== undefined && (
        <Segments label="News by email" value={frequency} options={OPTIONS} onChange={choose} />
      )}
      <p className={styles.about}>
        An email about what releases changed for your properties: filed, revised, flagged, opened, closed or
        sold. None is sent if nothing changed, and you can unsubscribe from every one.
      </p>
      {member?.ownEmail?.isConfirmed === false && frequency !== undefined && frequency !== 'NEVER' && (
        <p className={textStyles.quiet}>
          Confirm your email address in My Account first; until then no email is sent.
        </p>
      )}
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </Card>
  );
}

function useChoosing(onDone: () => Promise<unknown>) {
  const [mutate] = useMutation(SetNewsChoiceDocument);
  const [problem, setProblem] = useState('');
  const ask = async (frequency: NewsFrequency): Promise<string> => {
    const { data } = await mutate({ variables: { input: { frequency } } });
    await onDone();
    return data?.setNewsChoice.errors[0]?.message ?? '';
  };
  const choose = (frequency: NewsFrequency): void => {
    void ask(frequency).then(setProblem, () => setProblem(messages.unreachable));
  };
  return { choose, problem };
}
