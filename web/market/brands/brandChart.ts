import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { everyMonth } from '../../ui/formats/monthArithmetic.ts';
import { markedLeftOut } from '../figures/leftOut.ts';
import { figureChartOfRows, revparSeries } from '../figures/figureCharts.ts';
import type { FigureName } from '../figures/figureColumns.tsx';
import type { BrandFigures } from './brandFigures.ts';

/** Revenue and RevPAR as two lines, or the line of a figure, over the months that the duration keeps. */
export function brandChartOf(
  { months: all, leftOut, latestMonth }: BrandFigures,
  tab: 'brand' | FigureName,
  duration: Duration,
): MonthChartData {
  const latestYear = Number((latestMonth ?? '0').slice(0, 4));
  if (tab !== 'brand') return figureChartOfRows(tab, all, duration, latestYear);
  const months = everyMonth([...all, ...leftOut].map(({ month }) => month));
  const at = new Map(all.map((each) => [each.month, each]));
  const drawn = withinDuration(
    {
      months,
      series: [
        {
          key: 'receipts',
          name: 'Revenue',
          kind: 'line',
          unit: 'money',
          values: months.map((month) => at.get(month)?.roomReceipts ?? null),
        },
        revparSeries(months.map((month) => at.get(month)?.revpar ?? null)),
      ],
    },
    duration,
    latestYear,
  );
  return { ...drawn, ...markedLeftOut(leftOut, drawn.months) };
}
