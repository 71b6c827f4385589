import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { graphql } from '../../gql/gql.ts';
import { SessionLine } from './SessionLine.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import styles from './Sessions.module.css';

const SessionsDocument = graphql(`
  query Sessions {
    viewer {
      id
      sessions {
        id
        isCurrent
        ...SessionLine
      }
    }
  }
`);

const EndSessionDocument = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      ok
    }
  }
`);

const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      ended
    }
  }
`);

/** Lists the browsers in which the member is signed in, and signs them out. */
export function Sessions() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const { end, busy, problem } = useEnding(() => refetch());
  const sessions = data?.viewer.sessions;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  const endOthers = (
    <Button loading={busy === 'others'} onClick={() => end('others')}>
      End all others
    </Button>
  );
  return (
    <Card title="Where you are signed in" flush {...(hasOthers ? { actions: endOthers } : {})}>
      {sessions === undefined && error !== undefined && (
        <Failure what="Your sessions" onRetry={() => void refetch()} />
      )}
      {sessions === undefined && error === undefined && (
        <div className={styles.session}>
          <Skeleton width={220} height={44} />
        </div>
      )}
      <ul className={styles.sessions} aria-label="Sessions">
        {sessions?.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionLine session={session} busy={busy === session.id} onEnd={() => end(session.id)} />
          </li>
        ))}
      </ul>
      <p className={`${styles.problem} ${fieldStyles.message}`} role="alert">
        {problem}
      </p>
    </Card>
  );
}

/** Ends one session, or all others, and looks again. */
function useEnding(refetch: () => Promise<unknown>) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [endOne] = useMutation(EndSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const end = (which: string): void => {
    if (busy !== null) return;
    setBusy(which);
    setProblem('');
    const ending = which === 'others' ? endOthers() : endOne({ variables: { input: { id: which } } });
    void ending
      .then(refetch)
      .catch(() => setProblem('The session could not be ended. Please try again.'))
      .finally(() => setBusy(null));
  };
  return { end, busy, problem };
}
