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

/** A part that could not be loaded: what failed, when to try again if that cannot be at once, and a retry in place. */
export function Failure({ what, onRetry, busy = false }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>{`${what} could not be loaded.${waitText()}`}</p>
      <BusyButton loading={busy} onClick={onRetry}>
        Try again
      </BusyButton>
    </div>
  );
}
