import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import type { HotelChartFragment } from '../../gql/graphql.ts';
import type { Duration } from '../../ui/formats/duration.ts';

export const CHART_TABS = [
  { value: 'revenue', label: 'Monthly Revenue' },
  { value: 'revpar', label: 'RevPAR' },
  { value: 'ttm', label: 'TTM Revenue' },
  { value: 'ttmrevpar', label: 'TTM RevPAR' },
] as const;
export type ChartTab = (typeof CHART_TABS)[number]['value'];

/** What the figures of a tab need that a month may not have. */
const NEEDS: Partial<Record<ChartTab, string>> = {
  revpar: 'RevPAR needs rooms',
  ttm: 'TTM revenue needs 12 filed months in a row',
  ttmrevpar: 'TTM RevPAR needs 12 filed months in a row, with rooms',
};

type Series = HotelChartFragment['series'];

function seriesOf(tab: ChartTab, hotel: Series): MonthSeries[] {
  const revpar: MonthSeries = {
    key: 'revpar',
    name: 'RevPAR',
    kind: 'line',
    unit: 'revpar',
    values: hotel.revpar,
  };
  switch (tab) {
    case 'revenue':
      return [
        { key: 'revenue', name: 'Revenue', kind: 'bar', unit: 'money', values: hotel.roomReceipts },
        revpar,
      ];
    case 'revpar':
      return [revpar];
    case 'ttm':
      return [{ key: 'ttm', name: 'TTM revenue', kind: 'line', unit: 'money', values: hotel.ttmReceipts }];
    case 'ttmrevpar':
      return [
        { key: 'ttmRevpar', name: 'TTM RevPAR', kind: 'line', unit: 'revpar', values: hotel.ttmRevpar },
        {
          key: 'weighted',
          name: 'Weighted',
          kind: 'line',
          unit: 'revpar',
          isDotted: true,
          values: hotel.ttmRevparWeighted,
        },
      ];
  }
}

/** What a chart of the hotel shows: a tab's series over the months that the duration keeps, gaps included. */
export function chartDataOf(
  hotel: Series,
  tab: ChartTab,
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const needs = NEEDS[tab];
  return {
    ...withinDuration({ months: hotel.months, series: seriesOf(tab, hotel) }, duration, latestYear),
    ...(needs !== undefined && { needs }),
  };
}
