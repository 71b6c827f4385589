import type { Palette } from '../theme/palette.ts';
import { MonthPicture } from './MonthPicture.tsx';
import { BEFORE_OPACITY, colourOf, legendEntries, strokeOf } from './monthSeries.ts';
import type { LegendEntry, MonthChartData } from './monthSeries.ts';

export interface ChartFileProps {
  title: string;
  data: MonthChartData;
  palette: Palette;
  /** Source, release and what is not plainly as filed. */
  words: string;
  /** The address that shows the same chart. */
  link: string;
}

const WIDTH = 960;
const MARGIN = 24;
const CHART = { width: WIDTH - 2 * MARGIN, height: 380 };
const CHART_TOP = 48;
const LEGEND_TOP = CHART_TOP + CHART.height + 20;
const LINE = 17;
/** A letter of 12 px is narrower than this on average, so that no line is cut. */
const LETTER = 6.4;
const MOST_LETTERS = Math.floor(CHART.width / LETTER);

/** A chart to use on its own: with its title, legend, source and address. */
export function ChartFile({ title, data, palette, words, link }: ChartFileProps) {
  const lines = [...linesOf(words), link];
  const legend = legendOf(legendEntries(data));
  const wordsTop = LEGEND_TOP + legend.rows * LINE + 8;
  const height = wordsTop + lines.length * LINE + MARGIN / 2;
  return (
    <svg
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
      fontFamily="Inter, system-ui, sans-serif"
      fontSize={11}
    >
      <rect width={WIDTH} height={height} fill={palette.card} />
      <text x={MARGIN} y={30} fontSize={16} fontWeight={600} fill={palette.ink}>
        {title}
      </text>
      <svg x={MARGIN} y={CHART_TOP} {...CHART}>
        <MonthPicture data={data} palette={palette} isPhone={false} size={CHART} />
      </svg>
      {legend.entries.map((entry) => (
        <Entry key={entry.series.key} {...entry} palette={palette} />
      ))}
      <g fontSize={12} fill={palette.second}>
        {lines.map((line, index) => (
          <text key={line} x={MARGIN} y={wordsTop + index * LINE}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Wraps a text into lines that fit. */
function linesOf(words: string): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= MOST_LETTERS) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

interface Placed {
  series: LegendEntry;
  x: number;
  y: number;
}

const SIGN = 22;
const GAP = 18;

/** The names of the series side by side, in as many rows as they need. */
function legendOf(series: readonly LegendEntry[]): { entries: Placed[]; rows: number } {
  let [x, row] = [MARGIN, 0];
  const entries = series.map((each) => {
    const width = SIGN + 6 + each.name.length * LETTER + GAP;
    if (x > MARGIN && x + width > WIDTH - MARGIN) [x, row] = [MARGIN, row + 1];
    const placed = { series: each, x, y: LEGEND_TOP + row * LINE };
    x += width;
    return placed;
  });
  return { entries, rows: row + 1 };
}

function Entry({ series, x, y, palette }: Placed & { palette: Palette }) {
  const colour = palette[colourOf(series)];
  const { lineWidth, lineDash } = strokeOf(series);
  const opacity = series.isBefore === true ? BEFORE_OPACITY : 1;
  return (
    <g>
      {series.kind === 'bar' ? (
        <rect x={x + 6} y={y - 9} width={10} height={10} rx={2} fill={colour} fillOpacity={opacity} />
      ) : (
        <line
          x1={x}
          x2={x + SIGN}
          y1={y - 4}
          y2={y - 4}
          stroke={colour}
          strokeWidth={lineWidth}
          strokeDasharray={lineDash?.join(' ')}
        />
      )}
      <text x={x + SIGN + 6} y={y} fontSize={12} fill={palette.ink}>
        {series.name}
      </text>
    </g>
  );
}
