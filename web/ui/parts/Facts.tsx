import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { Unknown } from './Unknown.tsx';
import styles from './Facts.module.css';

interface Fact {
  label: string;
  /** Undefined while it is on its way, null where it is not known. */
  value: string | null | undefined;
  /** How a known value shows, such as a link. */
  shown?: ReactNode;
}

/** Labels with what they stand for. */
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
