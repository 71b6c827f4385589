import type { ReactNode } from 'react';
import styles from './OnScreen.module.css';

/** Parts of a page that are left out on paper, so that the rest fits on one sheet. */
export function OnScreen({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
