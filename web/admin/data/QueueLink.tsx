import { useLazyQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { BusyButton } from '../../ui/parts/BusyButton.tsx';
import styles from './data.module.css';

const QueueLinkDocument = graphql(`
  query QueueLink {
    dataQueue {
      boardLink
    }
  }
`);

/** A link to the pages of the queues. It works for minutes, so it is made when somebody wants it. */
export function QueueLink() {
  const [ask, { data, error, loading }] = useLazyQuery(QueueLinkDocument, { fetchPolicy: 'no-cache' });
  const show = (): void => void ask();
  if (error !== undefined) return <Failure what="The link" onRetry={show} />;
  if (data === undefined) {
    return (
      <BusyButton loading={loading} onClick={show}>
        Show jobs
      </BusyButton>
    );
  }
  const link = data.dataQueue.boardLink;
  if (link === null) return <p className={styles.quiet}>Redis is not set up, so there are no jobs.</p>;
  return (
    <p className={styles.quiet}>
      <a href={link} target="_blank" rel="noreferrer">
        Open the jobs of all queues
      </a>{' '}
      (the link works for 10 minutes)
    </p>
  );
}
