import { useCallback, useMemo } from 'react';
import type { ChartTab } from './hotelChartData.ts';
import { CHART_TABS, chartDataOf } from './hotelChartData.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelChartFragment } from '../../gql/graphql.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import { PropertyChart } from '../premises/PropertyChart.tsx';

const ChartFragment = graphql(`
  fragment HotelChart on Hotel {
    name
    series {
      months
      ...HotelSeriesFigures @unmask
      ttmReceipts
      ttmRevpar
      ttmRevparWeighted
    }
    months {
      month
      isIncomplete
      apportioned
      reasons
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
  history: NameHistory;
}

/** The hotel's charts: revenue and RevPAR by month, and both over twelve months. */
export function HotelChart({ hotel, ...props }: Props) {
  return <HotelSeriesChart {...props} hotel={readFragment(ChartFragment, hotel)} />;
}

interface SeriesProps extends Omit<Props, 'hotel'> {
  hotel: HotelChartFragment | null;
  tabs?: typeof CHART_TABS;
}

/** The same of figures that are at hand. */
export function HotelSeriesChart({ hotel, latestYear, history, tabs = CHART_TABS }: SeriesProps) {
  const series = hotel?.series ?? null;
  const dataOf = useCallback(
    (tab: ChartTab, duration: Duration, year: number) => series && chartDataOf(series, tab, duration, year),
    [series],
  );
  const months = useMemo(
    () =>
      (hotel?.months ?? []).map((each) => ({
        ...each,
        isDerived: each.apportioned !== 0,
        isDoubtful: each.reasons.length > 0,
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
      notAsFiled="partly apportioned"
    />
  );
}
