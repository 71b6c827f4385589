import { useLatestYears } from './useLatestYears.ts';
import styles from './TrialYears.module.css';

/** Says which years the tables show, and shows more of them. */
export function TrialYears({ latestYear }: { latestYear: number | null }) {
  const count = useLatestYears();
  if (latestYear === null || count === null) return null;
  return (
    <p className={styles.years}>
      {`Tables and exports cover the years of the chart, ${String(latestYear - count + 1)} to ${String(latestYear)}. `}
      Choose a longer duration there for more.
    </p>
  );
}
