import { useCallback, useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { UNUSUAL } from '../figures/flags.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { Owners } from '../premises/owners.ts';
import { PropertyChart } from '../premises/PropertyChart.tsx';
import { mixDataOf } from './beverageMix.ts';
import { CHART_TABS, chartDataOf, TRAILING_TABS } from './beverageChartData.ts';
import type { ChartTab } from './beverageChartData.ts';

const ChartFragment = graphql(`
  fragment BeverageChart on BeverageEstablishment {
    series(asOf: $asOf) {
      months
      totalReceipts
      ttmReceipts
    }
    months(asOf: $asOf) {
      month
      isIncomplete
      flags
      liquorReceipts
      wineReceipts
      beerReceipts
      coverChargeReceipts
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

interface Props {
  /** Null while loading. */
  name: string | null;
  bar: FragmentType<typeof ChartFragment> | null;
  latestYear: number | null;
  history: NameHistory;
  owners?: Owners | null;
}

/** The bar's charts: receipts by month, and over twelve months. */
export function BeverageChart({ name, latestYear, history, owners = null, ...props }: Props) {
  const bar = readFragment(ChartFragment, props.bar);
  const series = bar?.series ?? null;
  const parts = bar?.months ?? null;
  const dataOf = useCallback(
    (tab: ChartTab, duration: Duration, year: number) => {
      if (series === null || parts === null) return null;
      return tab === 'mix' ? mixDataOf(parts, duration, year) : chartDataOf(series, tab, duration, year);
    },
    [series, parts],
  );
  const months = useMemo(
    () =>
      (bar?.months ?? []).map((each) => ({
        ...each,
        isDerived: each.flags.includes('ESTIMATED'),
        isUnusual: each.flags.some((flag) => UNUSUAL.includes(flag)),
        isFromTax: each.liquorReceipts === null,
      })),
    [bar],
  );
  return (
    <PropertyChart
      product="BEVERAGE"
      tabs={CHART_TABS}
      name={name}
      months={months}
      latestYear={latestYear}
      dataOf={dataOf}
      history={history}
      owners={owners}
      notAsFiled="partly estimated by the comptroller"
      trailing={TRAILING_TABS}
    />
  );
}
