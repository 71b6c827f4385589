import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { graphql } from '../../gql/gql.ts';
import { EndSessionDialog, type Ending } from './EndSessionDialog.tsx';
import { SessionLine } from './SessionLine.tsx';
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

/** Lists the browsers in which the member is signed in, and signs them out. */
export function Sessions() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const [ending, end] = useState<Ending | null>(null);
  const sessions = data?.viewer.sessions;
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  const endOthers = (
    <Button onClick={() => end({ id: null, words: 'Every other browser and program has to sign in again.' })}>
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
            <SessionLine session={session} onEnd={(words) => end({ id: session.id, words })} />
          </li>
        ))}
      </ul>
      {ending !== null && (
        <EndSessionDialog ending={ending} onEnded={() => void refetch()} onClose={() => end(null)} />
      )}
    </Card>
  );
}
