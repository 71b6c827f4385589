import { formatAxisMoney } from '../formats/formatMoney.ts';
import { formatShortMonth } from '../formats/formatMonth.ts';
import { stretchesOf } from '../formats/monthArithmetic.ts';
import { gapText } from './chartGaps.ts';
import { notedPoints, type NotedPoints } from './notedPoints.ts';
import { sparkPoints, sparkRuns } from './Sparkline.tsx';
import styles from './SmallChart.module.css';

const BOX = { width: 240, height: 72, edge: 2 };

interface Props {
  name: string;
  months: readonly string[];
  /** Dollars, one for each month; null for a month without figures, which is a gap. */
  values: readonly (number | null)[];
  /** The greatest figure of the scale, which begins at $0. */
  top: number;
  /** Months that no release has; they are shaded. */
  missing: readonly string[];
  noted?: NotedPoints | null;
}

/** Receipts by month on a scale that several charts may share, for comparing many at a glance. */
export function SmallChart({ name, months, values, top, missing, noted = null }: Props) {
  const { width, height } = BOX;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div className={styles.chart}>
      <span className={styles.top}>{formatAxisMoney(top)}</span>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spokenFigures({ name, months, values, missing })}
      >
        {stretchesOf(missing).map(({ from, to }) => (
          <rect key={from} className={styles.missing} {...bandOf(months, from, to)} height={height} />
        ))}
        <line className={styles.ground} x2={width} y1={height - BOX.edge} y2={height - BOX.edge} />
        {sparkRuns(values, top, BOX).map((points) => (
          <polyline key={points[0]?.join()} points={drawn(points)} />
        ))}
        {notedPoints(noted, months, sparkPoints(values, top, BOX)).map((point) => (
          <polyline key={point.join()} className={styles.noted} points={drawn([point])} />
        ))}
      </svg>
      <span className={styles.months}>
        <span>{first === undefined ? '' : formatShortMonth(first)}</span>
        <span>{last === undefined ? '' : formatShortMonth(last)}</span>
      </span>
      {noted !== null && <span className={styles.note}>{noted.text}</span>}
    </div>
  );
}

/** A month alone has a line without length, whose round ends are a point. */
function drawn(points: readonly (readonly [number, number])[]): string {
  const ends = points.length === 1 ? [...points, ...points] : points;
  return ends.map((point) => point.join()).join(' ');
}

/** The place of some months, each half a step to both sides of its point. */
function bandOf(months: readonly string[], from: string, to: string): { x: number; width: number } {
  const step = (BOX.width - 2 * BOX.edge) / Math.max(1, months.length - 1);
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return { x: BOX.edge + (first - 0.5) * step, width: (last - first + 1) * step };
}

/** `Marfa: $1.2M in Sep 2023; lowest $0.9M in Jan 2021, highest $1.4M in Jul 2022. 2020 is not in the releases.` */
function spokenFigures({ name, months, values, missing }: Omit<Props, 'top' | 'noted'>): string {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, month: months[index] ?? '' }],
  );
  const latest = known.at(-1);
  if (latest === undefined) return `${name}: no receipts. ${gapText(missing)}`.trim();
  const [low, high] = [
    known.reduce((least, each) => (each.value < least.value ? each : least)),
    known.reduce((most, each) => (each.value > most.value ? each : most)),
  ];
  const text = ({ value, month }: typeof latest): string =>
    `${formatAxisMoney(value)} in ${formatShortMonth(month)}`;
  const without = months.filter((month, index) => values[index] === null && !missing.includes(month)).length;
  const gaps = without === 0 ? '' : ` ${String(without)} months without figures.`;
  return `${name}: ${text(latest)}; lowest ${text(low)}, highest ${text(high)}.${gaps} ${gapText(missing)}`.trim();
}
