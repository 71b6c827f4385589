import styles from './text.module.css';

/** A dash for what is not known, with its reason on hover, by touch and for screen readers; headlines show it. */
export function Unknown({ why }: { why: string }) {
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
