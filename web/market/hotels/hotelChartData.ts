import { withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import type { HotelChartSeriesFragment } from '../../gql/graphql.ts';
import { figureChart, figureTabs, revparSeries } from '../figures/figureCharts.ts';
import type { FigureName } from '../figures/figureColumns.tsx';
import { markedLeftOut } from '../figures/leftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut.ts';
import type { Duration } from '../../ui/formats/duration.ts';

const OWN_TABS = [
  { value: 'revenue', label: 'Monthly Revenue' },
  { value: 'revpar', label: 'RevPAR' },
  { value: 'ttm', label: 'TTM Revenue' },
  { value: 'ttmrevpar', label: 'TTM RevPAR' },
] as const;
type OwnTab = (typeof OWN_TABS)[number]['value'];
export type ChartTab = OwnTab | FigureName;

/** The tabs whose points are sums over twelve months. */
export const TRAILING_TABS = ['ttm', 'ttmrevpar'] as const;

type Tabs = readonly [{ value: ChartTab; label: string }, ...{ value: ChartTab; label: string }[]];

/** The specification's tabs, which are all of a sample's; members have those of other figures too. */
export const SAMPLE_TABS: Tabs = OWN_TABS;
export const CHART_TABS: Tabs = [...OWN_TABS, ...figureTabs('hotelSeries')];

/** Values that a tab's figures need and a month may lack. */
const NEEDS: Partial<Record<OwnTab, string>> = {
  revpar: 'RevPAR needs rooms',
  ttm: 'TTM revenue needs 12 filed months in a row',
  ttmrevpar: 'TTM RevPAR needs 12 filed months in a row, with rooms',
};

type Series = HotelChartSeriesFragment;

function seriesOf(tab: OwnTab, hotel: Series): MonthSeries[] {
  const revpar = revparSeries(hotel.revpar);
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

const isOwn = (tab: ChartTab): tab is OwnTab => OWN_TABS.some(({ value }) => value === tab);

/** A hotel's months as columns, with those of which nothing counts among them. */
function withLeftOut(hotel: Series, leftOut: readonly Pick<MonthLeftOut, 'month'>[]): Series {
  if (leftOut.length === 0) return hotel;
  const months = [...hotel.months, ...leftOut.map(({ month }) => month)].sort();
  const at = months.map((month) => hotel.months.indexOf(month));
  const widened = Object.entries(hotel).map(([name, values]) => [
    name,
    Array.isArray(values) ? at.map((index) => (values as unknown[])[index] ?? null) : values,
  ]);
  return { ...(Object.fromEntries(widened) as Series), months };
}

interface Shown {
  duration: Duration;
  latestYear: number;
}

/** Data of a hotel's chart: a tab's series over the chosen duration, gaps included, with months of which nothing counts. */
export function chartDataOf(
  counted: Series,
  leftOut: readonly Pick<MonthLeftOut, 'month'>[],
  tab: ChartTab,
  shown: Shown,
): MonthChartData {
  const drawn = drawnOf(withLeftOut(counted, leftOut), tab, shown);
  return { ...drawn, ...markedLeftOut(leftOut, drawn.months) };
}

function drawnOf(hotel: Series, tab: ChartTab, { duration, latestYear }: Shown): MonthChartData {
  const { months } = hotel;
  if (!isOwn(tab)) {
    const values = (hotel as Partial<Record<FigureName, (number | null)[]>>)[tab] ?? [];
    return figureChart(tab, { months, values }, duration, latestYear);
  }
  const needs = NEEDS[tab];
  return {
    ...withinDuration({ months, series: seriesOf(tab, hotel) }, duration, latestYear),
    ...(needs !== undefined && { needs }),
  };
}
