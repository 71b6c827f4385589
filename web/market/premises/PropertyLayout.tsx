import type { ReactNode } from 'react';
import './PropertyLayout.css';

interface Props {
  /** Header and headline, over the whole width. */
  top: ReactNode;
  main: ReactNode;
  /** Beside it on a wide screen, after it on others. */
  side: ReactNode;
  /** The widest table, below both. */
  below: ReactNode;
}

/** The page of a property of either tax. */
export function PropertyLayout({ top, main, side, below }: Props) {
  return (
    <div className="property-page">
      {top}
      <div className="property-columns">
        <div className="property-main">{main}</div>
        <div className="property-side">{side}</div>
      </div>
      {below}
    </div>
  );
}
