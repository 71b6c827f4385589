import { useMemo } from 'react';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { chartSource, monthsOfSums } from '../figures/chartSource.ts';
import { DurationChart } from '../../ui/charts/DurationChart.tsx';
import type { SourcedMonth } from '../figures/chartSource.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import type { Product } from '../../gql/graphql.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { useGaps } from '../search/usePublishedMonths.ts';
import { stripOf } from './nameHistory.ts';
import type { NameHistory } from './nameHistory.ts';
import { withOwnerMarks } from './owners.ts';
import type { Owners } from './owners.ts';

interface Tab<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  product: Product;
  tabs: readonly [Tab<T>, ...Tab<T>[]];
  /** The property's name; null while the figures load. */
  name: string | null;
  months: readonly SourcedMonth[];
  /** Null while loading. */
  latestYear: number | null;
  /** Null while loading. Must be the same function as long as the figures are the same. */
  dataOf: (tab: T, duration: Duration, latestYear: number) => MonthChartData | null;
  history: NameHistory;
  /** The owners of its months; empty while loading. */
  owners?: Owners | null;
  /** Words on months that are not plainly as filed. */
  notAsFiled: string;
  /** The tabs whose points are sums over twelve months. */
  trailing: readonly NoInfer<T>[];
}

/** A property's charts with the names that their months were filed under. */
export function PropertyChart<T extends string>({ tabs, ...props }: Props<T>) {
  return (
    <ChartCard tabs={tabs}>
      {({ tab, duration, showAll }) => <Chart {...props} tab={tab} duration={duration} onShowAll={showAll} />}
    </ChartCard>
  );
}

interface ChartProps<T extends string> extends Omit<Props<T>, 'tabs'> {
  tab: Tab<T>;
  duration: Duration;
  onShowAll: () => void;
}

function Chart<T extends string>(props: ChartProps<T>) {
  const {
    product,
    tab,
    duration,
    name,
    dataOf,
    latestYear,
    history,
    months,
    notAsFiled,
    trailing,
    onShowAll,
    owners = null,
  } = props;
  const drawn = useMemo(
    () => (latestYear === null ? null : dataOf(tab.value, duration, latestYear)),
    [dataOf, tab.value, duration, latestYear],
  );
  const gaps = useGaps(drawn, product);
  const data = useMemo(() => gaps && withOwnerMarks(gaps, owners), [gaps, owners]);
  const behind = data === null ? [] : trailing.includes(tab.value) ? monthsOfSums(data) : data.months;
  const strip = useMemo(() => stripOf(history, data?.months ?? [], data?.missing ?? []), [history, data]);
  return (
    <DurationChart
      title={name === null ? tab.label : `${name}: ${tab.label}`}
      data={data}
      strip={strip}
      source={chartSource(months, behind, notAsFiled)}
      all={months}
      duration={duration}
      onShowAll={onShowAll}
    />
  );
}
