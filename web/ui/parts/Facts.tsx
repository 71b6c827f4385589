import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { Unknown } from './Unknown.tsx';
import styles from './Facts.module.css';

interface Fact {
  label: string;
  /** Undefined while loading, null if it is not known. */
  value: string | null | undefined;
  /** Shows a known value, for example as a link. */
  shown?: ReactNode;
}

/** Labels with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, shown }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width={130} /> : factText(value, shown)}</dd>
        </div>
      ))}
    </dl>
  );
}

function factText(value: string | null, shown: ReactNode) {
  return value === null || value.trim() === '' ? <Unknown why="not in the releases" /> : (shown ?? value);
}
