import type { Palette } from '../theme/palette.ts';
import { BEFORE_OPACITY, colourOf, legendEntries, strokeOf } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';
import styles from './ChartLegend.module.css';

const WIDTH = 22;
const HEIGHT = 10;

/** Names of a chart's series, each beside a piece of it. */
export function ChartLegend({ data, palette }: { data: MonthChartData | null; palette: Palette }) {
  return (
    <ul className={styles.legend}>
      {(data === null ? [] : legendEntries(data)).map((each) => (
        <li key={each.key}>
          {each.kind === 'bar' ? (
            <Bar colour={palette[colourOf(each)]} isBefore={each.isBefore} />
          ) : (
            <Line series={each} colour={palette[colourOf(each)]} />
          )}
          {each.name}
        </li>
      ))}
    </ul>
  );
}

function Bar({ colour, isBefore = false }: { colour: string; isBefore?: boolean | undefined }) {
  return (
    <svg width={HEIGHT} height={HEIGHT} aria-hidden="true">
      <rect width={HEIGHT} height={HEIGHT} rx={2} fill={colour} fillOpacity={isBefore ? BEFORE_OPACITY : 1} />
    </svg>
  );
}

/** A line as the chart draws it: as wide, and dotted or not. */
function Line({ series, colour }: { series: MonthSeries; colour: string }) {
  const { lineWidth, lineDash } = strokeOf(series);
  const middle = HEIGHT / 2;
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line
        x2={WIDTH}
        y1={middle}
        y2={middle}
        stroke={colour}
        strokeWidth={lineWidth}
        strokeDasharray={lineDash?.join(' ')}
      />
    </svg>
  );
}
