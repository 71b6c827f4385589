import { useCallback, useMemo } from 'react';
import type { ChartTab } from './hotelChartData.ts';
import { CHART_TABS, chartDataOf, TRAILING_TABS } from './hotelChartData.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { Owners } from '../premises/owners.ts';
import { DOUBTS, UNUSUAL } from '../figures/flags.ts';
import { MonthLeftOutShown, NONE_LEFT_OUT } from '../figures/leftOut.ts';
import { PropertyChart } from '../premises/PropertyChart.tsx';

const SeriesFragment = graphql(`
  fragment HotelChartSeries on HotelSeries {
    months
    ...HotelSeriesFigures @unmask
    ttmReceipts
    ttmRevpar
    ttmRevparWeighted
  }
`);

const MonthFragment = graphql(`
  fragment HotelChartMonth on HotelMonthFacts {
    month
    isIncomplete
    apportioned
    flags
    release {
      ...ReleaseName @unmask
    }
  }
`);

export interface ChartedHotel {
  name: string;
  monthsLeftOut: readonly FragmentType<typeof MonthLeftOutShown>[];
  series: FragmentType<typeof SeriesFragment>;
  months: readonly FragmentType<typeof MonthFragment>[];
}

interface Props {
  hotel: ChartedHotel | null;
  latestYear: number | null;
  history: NameHistory;
  owners?: Owners | null;
  tabs?: typeof CHART_TABS;
}

/** The hotel's charts: revenue and RevPAR by month, and both over twelve months. */
export function HotelChart({ hotel, latestYear, history, owners = null, tabs = CHART_TABS }: Props) {
  const series = readFragment(SeriesFragment, hotel?.series ?? null);
  const leftOut = readFragment(MonthLeftOutShown, hotel?.monthsLeftOut ?? NONE_LEFT_OUT);
  const dataOf = useCallback(
    (tab: ChartTab, duration: Duration, year: number) =>
      series && chartDataOf(series, leftOut, tab, { duration, latestYear: year }),
    [series, leftOut],
  );
  const months = useMemo(
    () =>
      readFragment(MonthFragment, hotel?.months ?? []).map((each) => ({
        ...each,
        isDerived: each.apportioned !== 0,
        isDoubtful: each.flags.some((flag) => DOUBTS.includes(flag)),
        isUnusual: each.flags.some((flag) => UNUSUAL.includes(flag)),
      })),
    [hotel],
  );
  return (
    <PropertyChart
      product="HOTEL"
      tabs={tabs}
      name={hotel?.name ?? null}
      months={months}
      latestYear={latestYear}
      dataOf={dataOf}
      history={history}
      owners={owners}
      notAsFiled="partly apportioned"
      trailing={TRAILING_TABS}
    />
  );
}
