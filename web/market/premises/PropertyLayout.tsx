import type { ReactNode } from 'react';
import styles from './PropertyLayout.module.css';

interface Props {
  /** True until the header is known, which may take another line. */
  isWaiting: boolean;
  /** Header and headline, over the whole width. */
  top: ReactNode;
  main: ReactNode;
  /** Beside it on a wide screen, after it on others. */
  side?: ReactNode;
  /** The widest table, below both; what it needs is asked for once the header is known. */
  below?: ReactNode;
}

/** The page of a property of either tax. */
export function PropertyLayout({ isWaiting, top, main, side, below }: Props) {
  return (
    <div className={styles.page} data-waiting={isWaiting || undefined}>
      {top}
      <div className={side === undefined ? styles.main : styles.columns}>
        <div className={styles.main}>{main}</div>
        {side !== undefined && <div className={styles.side}>{side}</div>}
      </div>
      {!isWaiting && below}
    </div>
  );
}
