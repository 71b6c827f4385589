import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type Tone = 'quiet' | 'good' | 'beta' | 'hotel' | 'alcohol';

/** A short fact beside a title. */
export function Chip({ children, tone = 'quiet' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span className={tone === 'quiet' ? styles.chip : `${styles.chip} ${styles[tone]}`}>{children}</span>
  );
}
