import type { Palette } from '../theme/palette.ts';
import type { Axis, Places } from './monthPlaces.ts';
import { axisText } from './monthSeries.ts';
import styles from './MonthPicture.module.css';

/** Between an axis and its words, as the chart library has it. */
const BESIDE = { left: -3.5, right: 4.5 };
const BELOW = { oneLine: 11, firstLine: 9, secondLine: 24 };
const LINE_WIDTH = 0.5;

interface Props {
  places: Places;
  palette: Palette;
  months: readonly string[];
  /** The words below a month, in lines; null for none. */
  mark: (month: string) => string | null;
}

/** The lines of the grid, the figures beside them and the months below. */
export function MonthAxes({ places, palette, months, mark }: Props) {
  const { axes, plot } = places;
  return (
    <>
      <g stroke={palette.line} strokeWidth={LINE_WIDTH}>
        {axes.filter(({ side }) => side === 'left').map((axis) => lines(axis, places))}
        <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      </g>
      <g className={styles.labels} fill={palette.second} dominantBaseline="central">
        {axes.map((axis) => figures(axis, places))}
        {months.map((month, index) =>
          words(month, mark(month), { middle: places.middle(index), ground: plot.bottom }),
        )}
      </g>
    </>
  );
}

function lines({ unit, ticks }: Axis, { plot, heightOf }: Places) {
  return ticks.map((tick) => {
    const y = heightOf(unit)(tick);
    return <line key={tick} x1={plot.left} x2={plot.right} y1={y} y2={y} />;
  });
}

function figures({ unit, side, ticks }: Axis, { plot, heightOf }: Places) {
  const place = { x: plot[side] + BESIDE[side], textAnchor: side === 'left' ? 'end' : 'start' } as const;
  return ticks.map((tick) => (
    <text key={`${unit} ${String(tick)}`} {...place} y={heightOf(unit)(tick)}>
      {axisText(unit, tick)}
    </text>
  ));
}

interface Below {
  middle: number;
  ground: number;
}

function words(month: string, text: string | null, { middle, ground }: Below) {
  if (text === null) return null;
  const [first, second] = text.split('\n');
  const place = { x: middle, textAnchor: 'middle' } as const;
  if (second === undefined) {
    return (
      <text key={month} {...place} y={ground + BELOW.oneLine}>
        {first}
      </text>
    );
  }
  return (
    <g key={month}>
      <text {...place} y={ground + BELOW.firstLine}>
        {first}
      </text>
      <text {...place} y={ground + BELOW.secondLine}>
        {second}
      </text>
    </g>
  );
}
