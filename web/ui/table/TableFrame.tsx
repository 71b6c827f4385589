import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflow } from '../hooks/useOverflow.ts';
import { DashReasons } from './DashReasons.tsx';
import styles from './DataTable.module.css';
import scrollAreaStyles from './ScrollArea.module.css';

/** The place of a table. Where the table is wider it scrolls inside, never the page. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { overflows, hasMore } = useOverflow(place);
  const scrolling = overflows ? { role: 'region', 'aria-label': `${label}, scrolling`, tabIndex: 0 } : {};
  const look = [styles.table, overflows && styles.scrolls, hasMore && scrollAreaStyles.more];
  return (
    <DashReasons flush>
      <div ref={place} className={look.filter(Boolean).join(' ')} {...scrolling}>
        {children}
      </div>
    </DashReasons>
  );
}
