import { useBilling } from './useBilling.ts';
import styles from './NotCharged.module.css';

/** Says so if no card is charged. */
export function NotCharged() {
  const { billing } = useBilling();
  if (billing === undefined || billing.mode === 'LIVE' || billing.mode === 'NOT_SET_UP') return null;
  const mode = billing.mode === 'DEMONSTRATION' ? 'demonstration' : 'test';
  return <p className={styles.notCharged}>{mode}: no card is charged</p>;
}
