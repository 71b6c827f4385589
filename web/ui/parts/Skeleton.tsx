import styles from './Skeleton.module.css';

interface Props {
  width: number | string;
  /** The height of the line it stands for, so that nothing moves when the text comes. */
  height?: number;
}

/** A grey bar in place of a text that is loading; screen readers hear "Loading". */
export function Skeleton({ width, height = 22 }: Props) {
  return (
    <span className={styles.line} style={{ height }} role="img" aria-label="Loading">
      <span className={styles.skeleton} style={{ width, height: Math.round(height * 0.6) }} />
    </span>
  );
}
