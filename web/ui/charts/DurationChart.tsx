import { Button } from 'antd';
import { MonthChart } from './MonthChart.tsx';
import { formatMonth } from '../formats/formatMonth.ts';
import type { Duration } from '../formats/duration.ts';
import styles from './DurationChart.module.css';

type Props = Omit<Parameters<typeof MonthChart>[0], 'elsewhere'> & {
  /** All months with figures, also those outside the duration. */
  all: readonly { month: string }[];
  duration: Duration;
  /** Left out where there is no choice of years. */
  onShowAll: (() => void) | undefined;
};

/** A chart of the last years. If all figures are older, it says when they end, and offers all. */
export function DurationChart({ all, duration, onShowAll, ...chart }: Props) {
  const areOlder = chart.data?.months.length === 0 && duration !== 'all' && all.length > 0;
  return (
    <>
      <MonthChart {...chart} elsewhere={areOlder ? endText(all) : null} />
      {areOlder && onShowAll !== undefined && (
        <p className={styles.older}>
          <Button onClick={onShowAll}>Show all</Button>
        </p>
      )}
    </>
  );
}

/** `Its figures end in April 2019.` */
function endText(months: readonly { month: string }[]): string {
  const last = months.reduce((latest, { month }) => (month > latest ? month : latest), '');
  return `Its figures end in ${formatMonth(last)}.`;
}
