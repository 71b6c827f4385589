import { useDashReason } from './dashReasons.ts';
import styles from './text.module.css';

/**
 * A dash for what is not known, with its reason on hover, by touch and for screen readers. Headlines show the reason
 * beside it, tables below their rows unless the row says it itself (`isTold`).
 */
export function Unknown({ why, isTold = false }: { why: string; isTold?: boolean }) {
  useDashReason(isTold ? null : why);
  return (
    <span title={why}>
      <span aria-hidden="true">–</span>
      <span className={styles.spoken}>unknown: </span>
      <span className={styles.spoken} data-why="">
        {why}
      </span>
    </span>
  );
}
