import { useEffect } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { waitText } from './wait.ts';
import styles from './Failure.module.css';

/** Why something could not be loaded, and how to ask again. */
export interface Failed {
  error: Error;
  onRetry: () => void;
}

interface Props {
  what: string;
  onRetry: () => void;
  /** True while it is asked for again, if this shows meanwhile. */
  busy?: boolean;
}

/**
 * A part that could not be loaded: what failed, when to try again if that cannot be at once, and a retry in place. Tries
 * again by itself once the browser is back online.
 */
export function Failure({ what, onRetry, busy = false }: Props) {
  useEffect(() => {
    if (navigator.onLine) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failure} role="alert" ref={keepFocus}>
      <p>{`${what} could not be loaded.${waitText()}`}</p>
      <BusyButton loading={busy} onClick={onRetry}>
        Try again
      </BusyButton>
    </div>
  );
}

/**
 * "Try again" goes with the failure, and the focus would go with it: the part around it takes the focus, and gives it to
 * the button of the next failure.
 */
function keepFocus(failure: HTMLDivElement): () => void {
  const around = failure.closest<HTMLElement>('section, dialog, main') ?? document.querySelector('main');
  if (around === document.activeElement) failure.querySelector('button')?.focus();
  return () => {
    if (around === null || !failure.contains(document.activeElement)) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  };
}
