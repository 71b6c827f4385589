import type { Palette } from '../theme/palette.ts';
import {
  gapWordsTop,
  hasRoomForWords,
  monthMarks,
  opacityOf,
  runsOf,
  TURN_GAP,
  turnsInSight,
} from './monthLayout.ts';
import { colourOf, strokeOf } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';
import { MonthAxes } from './MonthAxes.tsx';
import { placesOf } from './monthPlaces.ts';
import type { Places, Size } from './monthPlaces.ts';
import styles from './MonthPicture.module.css';
import { stretchesOf } from '../formats/monthArithmetic.ts';

const TURN_LINE = { strokeWidth: 1, strokeDasharray: '3 3' };

interface Props {
  data: MonthChartData;
  palette: Palette;
  isPhone: boolean;
  size: Size;
}

interface PartProps extends Props {
  places: Places;
}

/** Months as bars and lines. The chart library, which takes over from it, draws the same at the same places. */
export function MonthPicture({ data, palette, isPhone, size }: Props) {
  const places = placesOf(data, size);
  const { width, height } = size;
  const props = { data, palette, isPhone, size, places };
  const mark = monthMarks(data.months, isPhone);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <MonthAxes places={places} palette={palette} months={data.months} mark={mark} />
      <Shades {...props} />
      {data.series.map((series) =>
        series.kind === 'bar' ? (
          <Bars key={series.key} {...props} series={series} />
        ) : (
          <Lines key={series.key} {...props} series={series} />
        ),
      )}
      <Turns {...props} />
    </svg>
  );
}

/** Months that no release has, and months that are pointed out. */
function Shades({ data, palette, isPhone, places }: PartProps) {
  const { months, missing = [], marked = [] } = data;
  const { top, bottom } = places.plot;
  const shade = (from: string, to: string, colour: string, opacity: number) => {
    const { left } = places.band(months.indexOf(from));
    const { left: last, width } = places.band(months.indexOf(to));
    const place = { x: left, y: top, width: last + width - left, height: bottom - top };
    return <rect key={from} {...place} fill={colour} fillOpacity={opacity} />;
  };
  const words = (from: string, to: string) => {
    const [first, last] = [months.indexOf(from), months.indexOf(to)];
    if (!hasRoomForWords(last - first + 1, months.length, isPhone)) return null;
    const middle = (places.middle(first) + places.middle(last)) / 2;
    return (
      <text
        key={`${from} words`}
        x={middle}
        y={top + gapWordsTop(data)}
        textAnchor="middle"
        dominantBaseline="text-before-edge"
      >
        not in the releases
      </text>
    );
  };
  return (
    <g className={styles.labels} fill={palette.second}>
      {stretchesOf(missing).map(({ from, to }) => [shade(from, to, palette.third, 0.16), words(from, to)])}
      {marked.map(({ word, months: pointed }) => (
        <g key={word}>{stretchesOf(pointed).map(({ from, to }) => shade(from, to, palette.accent, 0.22))}</g>
      ))}
    </g>
  );
}

/** Keeps a label legible above bars. */
const haloOf = (palette: Palette) =>
  ({ stroke: palette.card, strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' }) as const;

/** Months in which another owner took over. */
function Turns({ data, palette, places }: PartProps) {
  const { top, bottom, left, right } = places.plot;
  return (
    <g className={styles.labels} fill={palette.second} stroke="none">
      {turnsInSight(data, right - left).map(({ month, label }) => {
        const x = places.middle(data.months.indexOf(month));
        return (
          <g key={month}>
            <line x1={x} x2={x} y1={top} y2={bottom} stroke={palette.second} {...TURN_LINE} />
            <text x={x + TURN_GAP} y={top + 2} dominantBaseline="text-before-edge" {...haloOf(palette)}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface SeriesProps extends PartProps {
  series: MonthSeries;
}

/** The corners at the top of a bar. */
const RADIUS = 3;

function Bars({ data, palette, places, series }: SeriesProps) {
  const height = places.heightOf(series.unit);
  return (
    <g fill={palette[colourOf(series)]}>
      {series.values.map((value, index) => {
        const month = data.months[index];
        if (value === null || month === undefined) return null;
        const { left, width } = places.band(index);
        return (
          <path
            key={month}
            d={barPath(left, width, height(0), height(value))}
            fillOpacity={opacityOf(month, data)}
          />
        );
      })}
    </g>
  );
}

/** A bar from the ground to its end; one upwards is round at its corners. */
function barPath(left: number, width: number, ground: number, end: number): string {
  const round = Math.max(0, Math.min(RADIUS, width / 2, ground - end));
  const corner = `${String(round)} ${String(round)} 0 0 1`;
  return [
    `M${String(left)} ${String(ground)}V${String(end + round)}`,
    `A${corner} ${String(left + round)} ${String(end)}H${String(left + width - round)}`,
    `A${corner} ${String(left + width)} ${String(end + round)}V${String(ground)}Z`,
  ].join('');
}

function Lines({ palette, places, series }: SeriesProps) {
  const height = places.heightOf(series.unit);
  const { lineWidth, lineDash } = strokeOf(series);
  const colour = palette[colourOf(series)];
  const point = (index: number): [number, number] => [
    places.middle(index),
    height(series.values[index] ?? 0),
  ];
  const runs = runsOf(series);
  const path = runs
    .filter(({ length }) => length > 1)
    .map((run) => `M${run.map((index) => point(index).join(' ')).join('L')}`)
    .join('');
  return (
    <>
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeDasharray={lineDash?.join(' ')}
      />
      {runs.map(([index = 0, ...others]) => {
        if (others.length > 0) return null;
        const [x, y] = point(index);
        return <circle key={index} cx={x} cy={y} r={lineWidth + 1} fill={colour} />;
      })}
    </>
  );
}
