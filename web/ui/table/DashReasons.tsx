import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { DashReasonsContext } from '../parts/dashReasons.ts';
import type { NoteDash } from '../parts/dashReasons.ts';
import styles from './DashReasons.module.css';

type Counts = ReadonlyMap<string, number>;

const NONE: Counts = new Map();

function withMore(counts: Counts, why: string, more: 1 | -1): Counts {
  const count = (counts.get(why) ?? 0) + more;
  const next = new Map(counts);
  if (count > 0) next.set(why, count);
  else next.delete(why);
  return next;
}

interface Props {
  /** True for a table that reaches the edges of its card. */
  flush?: boolean;
  children: ReactNode;
}

/** A table, and below it why dashes stand in the rows that show, each reason once. */
export function DashReasons({ flush = false, children }: Props) {
  const [counts, setCounts] = useState(NONE);
  const note = useCallback<NoteDash>((why) => {
    setCounts((before) => withMore(before, why, 1));
    return () => setCounts((before) => withMore(before, why, -1));
  }, []);
  return (
    <>
      <DashReasonsContext value={note}>{children}</DashReasonsContext>
      {counts.size > 0 && (
        <p className={flush ? `${styles.dashes} ${styles.flush}` : styles.dashes}>
          {`–: ${[...counts.keys()].join('; ')}`}
        </p>
      )}
    </>
  );
}
