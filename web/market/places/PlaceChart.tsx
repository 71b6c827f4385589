import { useMemo } from 'react';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { figureChartOfRows, figureTabs } from '../figures/figureCharts.ts';
import type { FigureName } from '../figures/figureColumns.tsx';
import { chartSource, differencesOf } from '../figures/chartSource.ts';
import { DurationChart } from '../../ui/charts/DurationChart.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { MonthChart } from '../../ui/charts/MonthChart.tsx';
import { titleOf } from '../figures/useReading.ts';
import type { Reading } from '../figures/useReading.ts';
import { hasRoomsTwice } from '../figures/roomsTwice.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { useGaps } from '../search/usePublishedMonths.ts';
import { cityChartsOf, placeChartOf } from './placeChart.ts';
import type { CityChart } from './placeChart.ts';
import type { PlaceFigures, PlaceMonth } from './placeFigures.ts';
import { placeTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import type { AskedCities } from './useCities.ts';
import styles from './PlaceChart.module.css';

interface Props {
  page: PlacePageKind;
  name: string;
  /** Null while loading. */
  figures: PlaceFigures | null;
  /** Cities of a county; null to leave them out. */
  cities: AskedCities | null;
  reading?: Reading;
  /** A sample has the specification's tabs only. */
  isSample?: boolean;
  /** The years that it shows, where there is no choice. */
  fixed?: Duration;
}

/** A place's receipts by month and, for a county, those of its largest cities. */
export function PlaceChart({
  page,
  name,
  figures,
  cities: asked,
  reading = 'counted',
  isSample = false,
  fixed,
}: Props) {
  const place = { value: 'place', label: page.chart } as const;
  const cities = { value: 'cities', label: `Monthly ${page.measure} By City` } as const;
  // As filed, only receipts, rooms and RevPAR are known.
  const hasFigures = page.product === 'HOTEL' && reading === 'counted' && !isSample;
  return (
    <ChartCard<'place' | 'cities' | FigureName>
      {...(fixed && { fixed })}
      tabs={[
        place,
        ...(page.kind === 'COUNTY' && asked !== null ? [cities] : []),
        ...(hasFigures ? figureTabs('placeMonth') : []),
      ]}
    >
      {({ tab, duration, showAll }) => {
        const title = titleOf(`${placeTitle(page.kind, name)}: ${tab.label}`, reading);
        const onShowAll = fixed === undefined ? showAll : undefined;
        const shown = { title, page, duration, reading, onShowAll };
        if (tab.value !== 'cities' || asked === null)
          return <OfPlace {...shown} figures={figures} tab={tab.value === 'cities' ? 'place' : tab.value} />;
        return <OfCities {...shown} asked={asked} latestYear={figures?.latestYear ?? null} />;
      }}
    </ChartCard>
  );
}

interface Shown {
  title: string;
  page: PlacePageKind;
  duration: Duration;
  reading: Reading;
  onShowAll: (() => void) | undefined;
}

interface OfPlaceProps extends Shown, Pick<Props, 'figures'> {
  tab: 'place' | FigureName;
}

function OfPlace({ title, page, duration, reading, onShowAll, figures, tab }: OfPlaceProps) {
  const drawn = useMemo(() => {
    if (figures === null) return null;
    if (tab === 'place') return placeChartOf(figures, page, duration);
    return figureChartOfRows(tab, figures.months, duration, figures.latestYear ?? 0);
  }, [figures, page, duration, tab]);
  const data = useGaps(drawn, page.product);
  return (
    <DurationChart
      title={title}
      data={data}
      source={sourceOf(figures?.months ?? [], data?.months ?? [], reading)}
      all={figures?.months ?? []}
      duration={duration}
      onShowAll={onShowAll}
    />
  );
}

interface OfCitiesProps extends Shown {
  asked: AskedCities;
  latestYear: number | null;
}

function OfCities({ title, page, duration, reading, asked, latestYear }: OfCitiesProps) {
  const { cities, failed, retry } = asked;
  const charts = useMemo(
    () => (cities === null || latestYear === null ? null : cityChartsOf(cities, latestYear, duration)),
    [cities, latestYear, duration],
  );
  const all = useGaps(charts?.all ?? null, page.product);
  const others = useGaps(charts?.beside?.others ?? null, page.product);
  if (failed) return <Failure what="The cities" onRetry={retry} />;
  const sourceFor = (chart: CityChart | undefined): string =>
    ['The largest cities of the months shown', sourceOf(chart?.rows ?? [], chart?.months ?? [], reading)]
      .filter((part) => part !== '')
      .join(' · ');
  const largest = charts?.beside?.largest;
  return (
    <>
      <MonthChart title={title} data={all} source={sourceFor(charts?.all)} />
      {largest !== undefined && (
        <>
          <h3 className={styles.without}>{`Without ${largest}, which dwarfs the other cities`}</h3>
          <MonthChart
            title={`${title} without ${largest}`}
            data={others}
            source={sourceFor(charts?.beside?.others)}
          />
        </>
      )}
    </>
  );
}

function sourceOf(own: readonly PlaceMonth[], shown: readonly string[], reading: Reading): string {
  const months = own.map((each) => ({
    ...each,
    ...differencesOf(each, reading),
    isFromTax: each.apportioned === null && each.liquor === null,
    hasRoomsTwice: hasRoomsTwice(each),
  }));
  const isLodging = months.some(({ apportioned }) => apportioned !== null);
  return chartSource(months, shown, isLodging ? 'partly apportioned' : 'partly estimated');
}
