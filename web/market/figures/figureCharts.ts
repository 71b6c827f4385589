import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { everyMonth } from '../../ui/formats/monthArithmetic.ts';
import { figureNames, figures } from './figureColumns.tsx';
import type { FigureList, FigureName, Figures } from './figureColumns.tsx';

/** The tabs of the figures of a list that have a chart of their own. */
export function figureTabs(list: FigureList): { value: FigureName; label: string }[] {
  return figureNames.flatMap((name) => {
    const { chart, in: lists } = figures[name];
    return chart !== undefined && lists.includes(list) ? [{ value: name, label: chart.title }] : [];
  });
}

/** RevPAR by month as a line. */
export function revparSeries(values: readonly (number | null)[]): MonthSeries {
  return { key: 'revpar', name: 'RevPAR', kind: 'line', unit: 'revpar', values };
}

interface Columns {
  months: readonly string[];
  values: readonly (number | null)[];
}

/** A figure as a line over the months that the duration keeps, gaps included. */
export function figureChart(
  name: FigureName,
  { months, values }: Columns,
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const { kind, chart } = figures[name];
  const unit = kind === 'count' ? 'money' : kind;
  const series = [
    { key: name, name: chart?.title ?? figures[name].column.title, kind: 'line', unit, values },
  ] as const;
  return {
    ...withinDuration({ months, series }, duration, latestYear),
    ...(chart && { needs: chart.needs }),
  };
}

/** The same of months as rows. */
export function figureChartOfRows(
  name: FigureName,
  rows: readonly (Figures & { month: string })[],
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const at = new Map(rows.map((row) => [row.month, row[name] ?? null]));
  const months = everyMonth([...at.keys()]);
  const values = months.map((month) => at.get(month) ?? null);
  return figureChart(name, { months, values }, duration, latestYear);
}
