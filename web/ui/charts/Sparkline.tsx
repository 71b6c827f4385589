import { formatAxisMoney } from '../formats/formatMoney.ts';
import { formatShortMonth } from '../formats/formatMonth.ts';
import styles from './Sparkline.module.css';

/** Pixels; the edge is room for the width of the line. */
interface Box {
  width: number;
  height: number;
  edge: number;
}

const BOX: Box = { width: 116, height: 28, edge: 2 };

interface Props {
  /** One for each month; null for a month without figures, which is a gap. */
  values: readonly (number | null)[];
  months: readonly string[];
  name: string;
}

/** A small line of receipts by month, from $0 to its greatest value. */
export function Sparkline({ values, months, name }: Props) {
  const greatest = Math.max(0, ...values.flatMap((value) => value ?? []));
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${String(BOX.width)} ${String(BOX.height)}`}
      width={BOX.width}
      height={BOX.height}
      role="img"
      aria-label={spoken(name, values, months)}
    >
      {sparkRuns(values, greatest).map((points) =>
        points.length === 1 ? (
          <circle key={points[0]?.join()} cx={points[0]?.[0]} cy={points[0]?.[1]} r={1.5} />
        ) : (
          <polyline key={points[0]?.join()} points={points.map((point) => point.join()).join(' ')} />
        ),
      )}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** Runs of months with figures, as points; a month alone is a run of one. */
export function sparkRuns(
  values: readonly (number | null)[],
  greatest: number,
  { width, height: whole, edge }: Box = BOX,
): Point[][] {
  const runs: Point[][] = [];
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const height = whole - 2 * edge;
  values.forEach((value, index) => {
    if (value === null) return;
    const part = greatest > 0 ? Math.max(0, value) / greatest : 0;
    const point = [round(edge + index * step), round(edge + height * (1 - part))] as const;
    const isNext = index > 0 && values[index - 1] !== null;
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
