import { useMemo } from 'react';
import { Button } from 'antd';
import { DurationSelect } from '../components/DurationSelect.tsx';
import { MonthChart } from '../components/MonthChart.tsx';
import type { MonthChartData } from '../components/monthSeries.ts';
import { releaseLabel } from '../components/release.ts';
import { Tabs } from '../components/Tabs.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelChartFragment } from '../gql/graphql.ts';
import { DURATIONS } from '../lib/duration.ts';
import type { Duration } from '../lib/duration.ts';
import { oneOf, useUrlState } from '../lib/useUrlState.ts';
import { CHART_TABS, chartDataOf } from './hotelChartData.ts';
import type { ChartTab } from './hotelChartData.ts';
import './HotelChart.css';

const ChartFragment = graphql(`
  fragment HotelChart on Hotel {
    name
    series {
      months
      roomReceipts
      revpar
      ttmReceipts
      ttmRevpar
      ttmRevparWeighted
    }
    months {
      month
      apportioned
      release {
        id
        fileName
        issuedOn
        synthetic
      }
    }
  }
`);

interface Props {
  hotel: FragmentType<typeof ChartFragment> | null;
  latestYear: number | null;
}

const DEFAULTS = { tab: 'revenue', years: '1' };

/** The hotel's charts: revenue and RevPAR by month, and both over twelve months. */
export function HotelChart(props: Props) {
  const hotel = readFragment(ChartFragment, props.hotel);
  const [state, patch] = useUrlState(DEFAULTS);
  const { duration, tab } = choiceOf(state);
  const data = useChartData(hotel, tab.value, duration, props.latestYear);
  return (
    <section className="card hotel-chart" aria-label="Charts">
      <Tabs
        label="Charts"
        value={tab.value}
        tabs={CHART_TABS}
        onChange={(next) => patch({ tab: next })}
        actions={<DurationSelect value={duration} onChange={(years) => patch({ years })} />}
      >
        <MonthChart
          title={hotel === null ? tab.label : `${hotel.name}: ${tab.label}`}
          data={data}
          source={hotel === null ? '' : sourceOf(hotel, data?.months ?? [])}
        />
        {data?.months.length === 0 && duration !== 'all' && (
          <OlderMonths onShowAll={() => patch({ years: 'all' })} />
        )}
      </Tabs>
    </section>
  );
}

function choiceOf(state: typeof DEFAULTS) {
  const duration = oneOf(DURATIONS, state.years, '1');
  return { duration, tab: CHART_TABS.find(({ value }) => value === state.tab) ?? CHART_TABS[0] };
}

function useChartData(
  hotel: HotelChartFragment | null,
  tab: ChartTab,
  duration: Duration,
  latestYear: number | null,
): MonthChartData | null {
  return useMemo(
    () =>
      hotel === null || latestYear === null ? null : chartDataOf(hotel.series, tab, duration, latestYear),
    [hotel, latestYear, tab, duration],
  );
}

function OlderMonths({ onShowAll }: { onShowAll: () => void }) {
  return (
    <p className="hotel-chart-older">
      Its months are older than that.{' '}
      <Button size="small" onClick={onShowAll}>
        Show all
      </Button>
    </p>
  );
}

function sourceOf({ months }: HotelChartFragment, shown: readonly string[]): string {
  const inRange = new Set(shown);
  const used = months.filter(({ month }) => inRange.has(month));
  const latest = used.reduce<(typeof used)[number] | null>(
    (last, each) => (last === null || each.month > last.month ? each : last),
    null,
  );
  if (latest === null) return '';
  const apportioned = used.some((each) => each.apportioned !== 0);
  const count = new Set(used.map(({ release }) => release.id)).size;
  const others = count > 1 ? ` and ${String(count - 1)} before it` : '';
  return `Release ${releaseLabel(latest.release)}${others} · ${apportioned ? 'partly apportioned' : 'as filed'}`;
}
