import { useId } from 'react';
import type { ReactNode } from 'react';
import { useDefine } from './definitions.ts';
import styles from './Card.module.css';

interface Props {
  title: ReactNode;
  /** Buttons and choices at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** Without padding, for tables that reach the edges. */
  flush?: boolean;
  className?: string;
}

/** A titled part of a page. */
export function Card({ title, actions, children, flush = false, className = '' }: Props) {
  const id = useId();
  const define = useDefine();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {define(title, true)}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={flush ? `${styles.body} ${styles.flush}` : styles.body}>{children}</div>
    </section>
  );
}
