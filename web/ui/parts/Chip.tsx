import type { ReactNode } from 'react';
import './Chip.css';

type Tone = 'quiet' | 'good' | 'beta' | 'hotel' | 'alcohol';

/** A short fact beside a title. */
export function Chip({ children, tone = 'quiet' }: { children: ReactNode; tone?: Tone }) {
  return <span className={`chip chip-${tone}`}>{children}</span>;
}
