import { formatCount } from '../../ui/formats/formatMoney.ts';
import { slicePaths } from './slicePaths.ts';
import styles from './Pie.module.css';

export interface Slice {
  label: string;
  count: number;
  /** Color of the palette. */
  colour: 'series1' | 'series2' | 'series3';
}

/** Parts of a whole as a pie, and beside it the same as a table. */
export function Pie({ title, slices }: { title: string; slices: readonly Slice[] }) {
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const paths = slicePaths(slices.map(({ count }) => count));
  return (
    <div className={styles.pie}>
      <svg viewBox="-1.02 -1.02 2.04 2.04" role="img" aria-label={`${title}: ${summaryOf(slices)}`}>
        {total === 0 && <circle r="1" fill="var(--chip)" />}
        {slices.map(({ label, colour }, index) => (
          <path key={label} d={paths[index]} fill={`var(--${colour})`} />
        ))}
      </svg>
      <table className={styles.table} aria-label={title}>
        <tbody>
          {slices.map(({ label, count, colour }) => (
            <tr key={label}>
              <th scope="row">
                <span className={styles.mark} style={{ background: `var(--${colour})` }} aria-hidden="true" />
                {label}
              </th>
              <td>{formatCount(count)}</td>
              <td>{total === 0 ? '' : `${((count / total) * 100).toFixed(1)}%`}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td>{formatCount(total)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function summaryOf(slices: readonly Slice[]): string {
  return slices.map(({ label, count }) => `${label} ${formatCount(count)}`).join(', ');
}
