import { useQuery } from '@apollo/client/react';
import { setPath } from '../../../app/paths.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';
import { ComparisonSetsDocument } from './setDocuments.ts';
import styles from './SetList.module.css';

/** The member's comparison sets, or how to keep one; nothing until they are known. */
export function SetList() {
  const { data } = useQuery(ComparisonSetsDocument, { fetchPolicy: 'cache-and-network' });
  const sets = data?.comparisonSets.nodes;
  if (sets === undefined) return null;
  return (
    <Card title="Your comparison sets" className={styles.card}>
      {sets.length === 0 && (
        <p className={styles.none}>
          None yet. Choose a hotel and its competitors, then press Save as set: its months are kept up to
          date.
        </p>
      )}
      <ul className={styles.sets}>
        {sets.map(({ id, name }) => (
          <li key={id}>
            <LinkAsOf to={setPath(id)}>{name}</LinkAsOf>
          </li>
        ))}
      </ul>
    </Card>
  );
}
