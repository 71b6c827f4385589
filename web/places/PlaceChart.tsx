import { useMemo } from 'react';
import { DurationSelect } from '../components/DurationSelect.tsx';
import { Failure } from '../components/Failure.tsx';
import { MonthChart } from '../components/MonthChart.tsx';
import { releaseLabel } from '../components/release.ts';
import { Tabs } from '../components/Tabs.tsx';
import { DURATIONS } from '../lib/duration.ts';
import type { Duration } from '../lib/duration.ts';
import { oneOf, useUrlState } from '../lib/useUrlState.ts';
import { cityChartOf, placeChartOf } from './placeChart.ts';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import { useCities } from './useCities.ts';

interface Props {
  page: PlacePageKind;
  name: string;
  /** Null while they are on their way. */
  figures: PlaceFigures | null;
}

const DEFAULTS = { tab: 'place', years: '1' };

/** A place's receipts by month and, for a county, those of its largest cities. */
export function PlaceChart({ page, name, figures }: Props) {
  const [state, patch] = useUrlState(DEFAULTS);
  const duration = oneOf(DURATIONS, state.years, '1');
  const cityTab = { value: 'cities', label: `Monthly ${page.measure} By City` } as const;
  const placeTab = { value: 'place', label: page.chart } as const;
  const tabs = page.kind === 'COUNTY' ? [placeTab, cityTab] : [placeTab];
  const tab = tabs.find(({ value }) => value === state.tab) ?? placeTab;
  return (
    <section className="card" aria-label="Charts">
      <Tabs
        label="Charts"
        value={tab.value}
        tabs={tabs}
        onChange={(next) => patch({ tab: next })}
        actions={<DurationSelect value={duration} onChange={(years) => patch({ years })} />}
      >
        {tab.value === 'place' ? (
          <OfPlace title={`${name}: ${tab.label}`} page={page} figures={figures} duration={duration} />
        ) : (
          <OfCities
            title={`${name}: ${tab.label}`}
            page={page}
            name={name}
            latestYear={figures?.latestYear ?? null}
            duration={duration}
          />
        )}
      </Tabs>
    </section>
  );
}

interface OfPlaceProps {
  title: string;
  page: PlacePageKind;
  figures: PlaceFigures | null;
  duration: Duration;
}

function OfPlace({ title, page, figures, duration }: OfPlaceProps) {
  const data = useMemo(() => figures && placeChartOf(figures, page, duration), [figures, page, duration]);
  return <MonthChart title={title} data={data} source={sourceOf(figures)} />;
}

interface OfCitiesProps {
  title: string;
  page: PlacePageKind;
  name: string;
  latestYear: number | null;
  duration: Duration;
}

function OfCities({ title, page, name, latestYear, duration }: OfCitiesProps) {
  const { cities, failed, retry } = useCities(page, name);
  const data = useMemo(
    () => (cities === null || latestYear === null ? null : cityChartOf(cities, latestYear, duration)),
    [cities, latestYear, duration],
  );
  if (failed) return <Failure what="The cities" onRetry={retry} />;
  return <MonthChart title={title} data={data} source="The largest cities of the months shown" />;
}

function sourceOf(figures: PlaceFigures | null): string {
  const latest = figures?.months.at(-1);
  return latest === undefined ? '' : `Up to release ${releaseLabel(latest.release)}`;
}
