import { Button } from 'antd';
import { waitText } from './wait.ts';
import styles from './Failure.module.css';

/** Why something could not be loaded, and how to ask again. */
export interface Failed {
  error: Error;
  onRetry: () => void;
}

/** A part that could not be loaded: what failed, when to try again if that cannot be at once, and a retry in place. */
export function Failure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{`${what} could not be loaded.${waitText()}`}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
