import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflow } from '../hooks/useOverflow.ts';
import styles from './ScrollArea.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** The table, and what is below it. */
  children: ReactNode;
}

/** A place in which a small table scrolls, also by keyboard. */
export function ScrollArea({ label, className = '', children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { hasMore } = useOverflow(place);
  return (
    <div
      ref={place}
      className={hasMore ? `${className} ${styles.more}` : className}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}
