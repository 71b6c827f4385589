import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { everyMonth } from '../../ui/formats/formatMonth.ts';
import type { BrandFigures } from './brandFigures.ts';

/** Revenue and RevPAR as two lines, over the months that the duration keeps. */
export function brandChartOf({ months: all, latestMonth }: BrandFigures, duration: Duration): MonthChartData {
  const months = everyMonth(all.map(({ month }) => month));
  const at = new Map(all.map((each) => [each.month, each]));
  const latestYear = Number((latestMonth ?? '0').slice(0, 4));
  return withinDuration(
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
        {
          key: 'revpar',
          name: 'RevPAR',
          kind: 'line',
          unit: 'revpar',
          values: months.map((month) => at.get(month)?.revpar ?? null),
        },
      ],
    },
    duration,
    latestYear,
  );
}
