import { useMemo } from 'react';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { figureTabs } from '../figures/figureCharts.ts';
import type { FigureName } from '../figures/figureColumns.tsx';
import { chartSource, differencesOf } from '../figures/chartSource.ts';
import { DurationChart } from '../../ui/charts/DurationChart.tsx';
import { titleOf } from '../figures/useReading.ts';
import type { Reading } from '../figures/useReading.ts';
import { hasRoomsTwice } from '../figures/roomsTwice.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { useGaps } from '../search/usePublishedMonths.ts';
import { brandChartOf } from './brandChart.ts';
import type { BrandFigures } from './brandFigures.ts';

const TAB = { value: 'brand', label: 'Monthly Revenue and RevPAR Comparison' } as const;

interface Props {
  /** Empty while it is on its way. */
  name: string;
  /** Null while loading. */
  figures: BrandFigures | null;
  reading?: Reading;
  /** The years that it shows, where there is no choice. */
  fixed?: Duration;
}

/** Receipts of all hotels of a brand or company by month, and per room. */
export function BrandChart({ name, figures, reading = 'counted', fixed }: Props) {
  return (
    <ChartCard<'brand' | FigureName>
      {...(fixed && { fixed })}
      tabs={[TAB, ...(reading === 'counted' ? figureTabs('brandMonth') : [])]}
    >
      {({ tab, duration, showAll }) => (
        <Months
          title={titleOf(name === '' ? tab.label : `${name}: ${tab.label}`, reading)}
          tab={tab.value}
          reading={reading}
          figures={figures}
          duration={duration}
          onShowAll={fixed === undefined ? showAll : undefined}
        />
      )}
    </ChartCard>
  );
}

interface MonthsProps {
  title: string;
  tab: 'brand' | FigureName;
  figures: BrandFigures | null;
  reading: Reading;
  duration: Duration;
  onShowAll: (() => void) | undefined;
}

function Months({ title, tab, figures, reading, duration, onShowAll }: MonthsProps) {
  const drawn = useMemo(() => figures && brandChartOf(figures, tab, duration), [figures, tab, duration]);
  const data = useGaps(drawn, 'HOTEL');
  const months = (figures?.months ?? []).map((each) => ({
    ...each,
    ...differencesOf({ ...each, roomsLeftOut: each.filedRooms - each.rooms }, reading),
    hasRoomsTwice: hasRoomsTwice(each),
  }));
  return (
    <DurationChart
      title={title}
      data={data}
      source={chartSource(months, data?.months ?? [], 'partly apportioned')}
      all={months}
      duration={duration}
      onShowAll={onShowAll}
    />
  );
}
