import styles from './SmallBar.module.css';

interface Props {
  /** From 0 to 100. */
  percent: number;
  className: string | undefined;
}

/** A thin bar below a number of a small table, from the right; its class gives the color. */
export function SmallBar({ percent, className = '' }: Props) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={className} style={{ width: `${String(percent)}%` }} />
    </span>
  );
}
