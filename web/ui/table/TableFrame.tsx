import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflow } from '../hooks/useOverflow.ts';
import styles from './DataTable.module.css';

/** The place of a table. Where the table is wider it scrolls inside, never the page. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(place);
  const scrolling = overflows ? { role: 'region', 'aria-label': `${label}, scrolling`, tabIndex: 0 } : {};
  return (
    <div
      ref={place}
      className={overflows ? `${styles.table} ${styles.scrolls}` : styles.table}
      {...scrolling}
    >
      {children}
    </div>
  );
}
