import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import styles from './Snackbar.module.css';

const SNACKBAR_MS = 4_000;

interface Props {
  /** The thing that was done, another one each time; null while there is nothing to tell. */
  of: unknown;
  /** Called after it has shown long enough. */
  onClose: () => void;
  /** Milliseconds; longer where there is something to press. */
  forMs?: number;
  children: ReactNode;
}

/** Says what was done, for the specified four seconds unless told otherwise. */
export function Snackbar({ of, onClose, forMs = SNACKBAR_MS, children }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (of === null) return undefined;
    const timer = window.setTimeout(() => close(), forMs);
    return () => window.clearTimeout(timer);
  }, [of, forMs]);
  return <div role="status">{of !== null && <p className={styles.snackbar}>{children}</p>}</div>;
}
