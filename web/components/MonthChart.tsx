import { Button } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useTheme } from '../app/ThemeProvider.tsx';
import { formatShortMonth } from '../lib/formatMonth.ts';
import { useSeen } from '../lib/useSeen.ts';
import { downloadChart } from './chartImage.ts';
import { MonthChartTable } from './MonthChartTable.tsx';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';
import './MonthChart.css';

const MonthChartCanvas = lazy(async () => ({
  default: (await import('./MonthChartCanvas.tsx')).MonthChartCanvas,
}));

interface Props {
  title: string;
  /** Null while it is on its way. */
  data: MonthChartData | null;
  /** Which release the figures are from and what is not plainly as filed. */
  source: string;
}

/** Months as bars and lines, with the same figures as a table and the picture as a file. */
export function MonthChart({ title, data, source }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { palette } = useTheme();
  const isEmpty = data === null || data.months.length === 0;
  const label = data === null ? title : summaryOf(title, data);
  return (
    <figure className="month-chart">
      <div ref={place} className="month-chart-canvas" role="img" aria-label={label}>
        {seen && !isEmpty && (
          <Suspense fallback={null}>
            <MonthChartCanvas data={data} palette={palette} />
          </Suspense>
        )}
        {data !== null && isEmpty && <p className="month-chart-none">No Records Found.</p>}
      </div>
      <figcaption className="month-chart-foot">
        <Legend series={data?.series ?? []} />
        <span className="month-chart-source">{source}</span>
        <Button
          size="small"
          disabled={isEmpty}
          onClick={() => place.current !== null && downloadChart(place.current, { title, source, palette })}
        >
          PNG
        </Button>
      </figcaption>
      <MonthChartTable title={title} data={data} />
    </figure>
  );
}

function Legend({ series }: { series: readonly MonthSeries[] }) {
  return (
    <ul className="month-chart-legend">
      {series.map(({ key, name, kind, unit, isDotted, colour }) => (
        <li key={key} className={`legend-${kind} legend-${unit}${isDotted === true ? ' legend-dotted' : ''}`}>
          {colour !== undefined && (
            <span className="legend-own" style={{ background: colour }} aria-hidden="true" />
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

function summaryOf(title: string, { months, series }: MonthChartData): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return `${title}: no months`;
  const names = series.map(({ name }) => name).join(' and ');
  return `${title}: ${names} from ${formatShortMonth(first)} to ${formatShortMonth(last)}. The figures follow as a table.`;
}
