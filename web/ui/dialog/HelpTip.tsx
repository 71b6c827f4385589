import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDismiss } from '../hooks/useDismiss.ts';
import bubbleStyles from '../parts/bubble.module.css';
import styles from './HelpTip.module.css';

/** A question mark that explains the text beside it: on hover, on focus, by a press; Escape hides it. */
export function HelpTip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  useDismiss(place, open, () => setOpen(false));
  return (
    <span
      ref={place}
      className={styles.tip}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        ?
      </button>
      <span id={id} className={bubbleStyles.bubble} role="tooltip" hidden={!open}>
        {children}
      </span>
    </span>
  );
}
