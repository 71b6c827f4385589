import type { CSSProperties, ReactNode } from 'react';
import { useDefine } from './definitions.ts';
import styles from './StatRow.module.css';

interface Props {
  label: string;
  figure: ReactNode;
  /** The exact figure, where the headline is rounded. */
  exact?: string;
  children?: ReactNode;
}

/** The headline figures of a page, side by side. */
export function StatRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-label={label}>
      {children}
    </section>
  );
}

/** One headline figure with its label and notes. */
export function Stat({ label, figure, exact, children }: Props) {
  const characters = typeof figure === 'string' ? { '--characters': figure.length } : {};
  return (
    <div className={styles.stat}>
      <div className={styles.label}>{useDefine()(label)}</div>
      <div className={styles.figure} style={characters as CSSProperties} title={exact}>
        {figure}
      </div>
      <div className={styles.note}>{children}</div>
    </div>
  );
}
