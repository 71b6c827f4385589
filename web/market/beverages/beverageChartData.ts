import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import type { BeverageChartFragment } from '../../gql/graphql.ts';
import type { Duration } from '../../ui/formats/duration.ts';

export const CHART_TABS = [
  { value: 'receipts', label: 'Monthly Receipts' },
  { value: 'ttm', label: 'TTM Receipts' },
  { value: 'mix', label: 'Mix of Receipts' },
] as const;
export type ChartTab = (typeof CHART_TABS)[number]['value'];

/** The tabs whose points are sums over twelve months. */
export const TRAILING_TABS = ['ttm'] as const;

type Series = BeverageChartFragment['series'];

function seriesOf(tab: 'receipts' | 'ttm', { totalReceipts, ttmReceipts }: Series): MonthSeries {
  return tab === 'receipts'
    ? { key: 'receipts', name: 'Receipts', kind: 'bar', unit: 'money', values: totalReceipts }
    : { key: 'ttm', name: 'TTM receipts', kind: 'line', unit: 'money', values: ttmReceipts };
}

/** Data of a bar's chart: a tab's series over the chosen duration, gaps included. */
export function chartDataOf(
  bar: Series,
  tab: 'receipts' | 'ttm',
  duration: Duration,
  latestYear: number,
): MonthChartData {
  return {
    ...withinDuration({ months: bar.months, series: [seriesOf(tab, bar)] }, duration, latestYear),
    ...(tab === 'ttm' && { needs: 'TTM receipts need 12 filed months in a row' }),
  };
}
