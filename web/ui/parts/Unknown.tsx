import { useDashReason } from './dashReasons.ts';
import styles from './text.module.css';

/**
 * A dash for what is not known, with its reason on hover, by touch and for screen readers. Headlines show the reason
 * beside it, tables below their rows.
 */
export function Unknown({ why }: { why: string }) {
  useDashReason(why);
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
