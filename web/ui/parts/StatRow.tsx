import type { ReactNode } from 'react';
import './StatRow.css';

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
    <section className="stat-row" aria-label={label}>
      {children}
    </section>
  );
}

/** One headline figure with what it is and what stands beside it. */
export function Stat({ label, figure, exact, children }: Props) {
  return (
    <div className="stat">
      <div className="stat-label">{label}</div>
      <div className="stat-figure" title={exact}>
        {figure}
      </div>
      <div className="stat-note">{children}</div>
    </div>
  );
}
