import { useMemo } from 'react';
import { chartSource, differencesOf } from '../../figures/chartSource.ts';
import { DurationChart } from '../../../ui/charts/DurationChart.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { withinDuration } from '../../../ui/charts/monthSeries.ts';
import type { MonthChartData } from '../../../ui/charts/monthSeries.ts';
import type { Product } from '../../../gql/graphql.ts';
import type { Duration } from '../../../ui/formats/duration.ts';
import { partsOf } from '../../../ui/formats/formatMonth.ts';
import { everyMonth } from '../../../ui/formats/monthArithmetic.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { useLatestPeriod } from '../../search/useLatestPeriods.ts';
import { useGaps } from '../../search/usePublishedMonths.ts';
import type { OwnerFigures, OwnerMonth } from './ownerFigures.ts';

const TABS = {
  lodging: { value: 'lodging', label: 'Room receipts' },
  revpar: { value: 'revpar', label: 'RevPAR' },
  alcohol: { value: 'alcohol', label: 'Alcohol receipts' },
} as const;
type Tab = keyof typeof TABS;

interface Props {
  name: string;
  figures: OwnerFigures;
  /** The last of two years that it shows; without it, there is a choice of years up to the latest. */
  until?: number;
}

/** Receipts of the owner’s properties by month, with a tab for each tax that has any. */
export function OwnerChart({ name, figures, until }: Props) {
  const lodging = [TABS.lodging, TABS.revpar];
  const [first, ...others] = [
    ...(figures.lodging.length > 0 ? lodging : []),
    ...(figures.alcohol.length > 0 ? [TABS.alcohol] : []),
  ];
  if (first === undefined) return null;
  return (
    <ChartCard<Tab> tabs={[first, ...others]} {...(until !== undefined && { fixed: '1' })}>
      {({ tab, duration, showAll }) => (
        <Months
          title={`${name}: ${tab.label}`}
          tab={tab.value}
          figures={figures}
          duration={duration}
          until={until}
          onShowAll={until === undefined ? showAll : undefined}
        />
      )}
    </ChartCard>
  );
}

interface MonthsProps {
  title: string;
  tab: Tab;
  figures: OwnerFigures;
  duration: Duration;
  until: number | undefined;
  onShowAll: (() => void) | undefined;
}

function Months({ title, tab, figures, duration, until, onShowAll }: MonthsProps) {
  const product = tab === 'alcohol' ? 'BEVERAGE' : 'HOTEL';
  const months = tab === 'alcohol' ? figures.alcohol : figures.lodging;
  const { latest, failure } = useLatestPeriod(product);
  const latestYear = until ?? latest?.year;
  const drawn = useMemo(
    () => (latestYear === undefined ? null : ownerChartOf(months, tab, duration, latestYear)),
    [months, tab, duration, latestYear],
  );
  const data = useGaps(drawn, product);
  if (latestYear === undefined && failure !== null)
    return <Failure what="The latest month" onRetry={failure.onRetry} />;
  return (
    <DurationChart
      title={title}
      data={data}
      source={sourceOf(months, data?.months ?? [], product)}
      all={months}
      duration={duration}
      onShowAll={onShowAll}
    />
  );
}

function sourceOf(own: readonly OwnerMonth[], shown: readonly string[], product: Product): string {
  const months = own.map((each) => ({
    ...each,
    ...differencesOf(each),
    isFromTax: (each.fromTax ?? 0) > 0,
  }));
  return chartSource(months, shown, product === 'HOTEL' ? 'partly apportioned' : 'partly estimated');
}

function ownerChartOf(
  own: readonly OwnerMonth[],
  tab: Tab,
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const months = everyMonth(own.map(({ month }) => month));
  const at = new Map(own.map((each) => [each.month, each]));
  const isRevpar = tab === 'revpar';
  const series = {
    key: tab,
    name: TABS[tab].label,
    kind: isRevpar ? 'line' : 'bar',
    unit: isRevpar ? 'revpar' : 'money',
    values: months.map((month) => (isRevpar ? at.get(month)?.revpar : at.get(month)?.receipts) ?? null),
  } as const;
  const lastYear = Math.max(latestYear, ...own.map(({ month }) => partsOf(month).year));
  return withinDuration({ months, series: [series] }, duration, lastYear);
}
