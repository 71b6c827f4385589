import { formatAxisMoney } from '../formats/formatMoney.ts';
import { formatShortMonth } from '../formats/formatMonth.ts';
import { notedPoints, type NotedPoints } from './notedPoints.ts';
import styles from './Sparkline.module.css';

/** Pixels; the edge is room for the line and for the rings of months that stand out. */
interface Box {
  width: number;
  height: number;
  edge: number;
}

const BOX: Box = { width: 84, height: 28, edge: 4 };

interface Props {
  /** One for each month; null for a month without figures, which is a gap. */
  values: readonly (number | null)[];
  months: readonly string[];
  name: string;
  noted?: NotedPoints | null;
}

/** A small line of receipts by month, from $0 to its greatest value. */
export function Sparkline({ values, months, name, noted = null }: Props) {
  const greatest = Math.max(0, ...values.flatMap((value) => value ?? []));
  const text = noted === null ? '' : `. ${noted.text}`;
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${String(BOX.width)} ${String(BOX.height)}`}
      width={BOX.width}
      height={BOX.height}
      role="img"
      aria-label={`${spoken(name, values, months)}${text}`}
    >
      {noted !== null && <title>{noted.text}</title>}
      {sparkRuns(values, greatest).map((points) =>
        points.length === 1 ? (
          <circle key={points[0]?.join()} cx={points[0]?.[0]} cy={points[0]?.[1]} r={1.5} />
        ) : (
          <polyline key={points[0]?.join()} points={points.map((point) => point.join()).join(' ')} />
        ),
      )}
      {notedPoints(noted, months, sparkPoints(values, greatest)).map(([x, y]) => (
        <circle key={x} className={styles.noted} cx={x} cy={y} r={2.5} />
      ))}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** The point of each month; null without a figure. */
export function sparkPoints(
  values: readonly (number | null)[],
  greatest: number,
  { width, height: whole, edge }: Box = BOX,
): (Point | null)[] {
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const height = whole - 2 * edge;
  return values.map((value, index) => {
    if (value === null) return null;
    const part = greatest > 0 ? Math.max(0, value) / greatest : 0;
    return [round(edge + index * step), round(edge + height * (1 - part))];
  });
}

/** Runs of months with figures, as points; a month alone is a run of one. */
export function sparkRuns(values: readonly (number | null)[], greatest: number, box: Box = BOX): Point[][] {
  const runs: Point[][] = [];
  sparkPoints(values, greatest, box).forEach((point, index, all) => {
    if (point === null) return;
    const isNext = index > 0 && all[index - 1] !== null;
    if (isNext) runs.at(-1)?.push(point);
    else runs.push([point]);
  });
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function spoken(name: string, values: readonly (number | null)[], months: readonly string[]): string {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, month: months[index] ?? '' }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return `${name}: no receipts`;
  const text = ({ value, month }: typeof first): string =>
    `${formatAxisMoney(value)} in ${formatShortMonth(month)}`;
  return `${name}: ${text(first)}, ${text(last)}`;
}
