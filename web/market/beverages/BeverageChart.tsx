import { useCallback, useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import { PropertyChart } from '../premises/PropertyChart.tsx';
import { CHART_TABS, chartDataOf } from './beverageChartData.ts';
import type { ChartTab } from './beverageChartData.ts';

const ChartFragment = graphql(`
  fragment BeverageChart on BeverageProperty {
    name
    series {
      months
      totalReceipts
      ttmReceipts
    }
    months {
      month
      isIncomplete
      flags
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

interface Props {
  bar: FragmentType<typeof ChartFragment> | null;
  latestYear: number | null;
  history: NameHistory;
}

/** The bar's charts: receipts by month, and over twelve months. */
export function BeverageChart({ latestYear, history, ...props }: Props) {
  const bar = readFragment(ChartFragment, props.bar);
  const series = bar?.series ?? null;
  const dataOf = useCallback(
    (tab: ChartTab, duration: Duration, year: number) => series && chartDataOf(series, tab, duration, year),
    [series],
  );
  const months = useMemo(
    () => (bar?.months ?? []).map((each) => ({ ...each, isDerived: each.flags.includes('ESTIMATED') })),
    [bar],
  );
  return (
    <PropertyChart
      product="BEVERAGE"
      tabs={CHART_TABS}
      name={bar?.name ?? null}
      months={months}
      latestYear={latestYear}
      dataOf={dataOf}
      history={history}
      notAsFiled="partly estimated by the comptroller"
    />
  );
}
