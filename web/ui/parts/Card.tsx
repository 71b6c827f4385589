import { useId } from 'react';
import type { ReactNode } from 'react';
import './Card.css';

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
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div className="card-actions">{actions}</div>}
      </div>
      <div className={flush ? 'card-body card-body-flush' : 'card-body'}>{children}</div>
    </section>
  );
}
