import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { decodeName } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { OnScreen } from '../../ui/parts/OnScreen.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { Treated } from '../figures/Treated.tsx';
import { Embeddable } from '../figures/embed/Embeddable.tsx';
import { useReading } from '../figures/useReading.ts';
import { PlaceAsOf } from './PlaceAsOf.tsx';
import { PlaceBrands } from './PlaceBrands.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { PlaceGrowth } from './PlaceGrowth.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHeadline } from './PlaceHeadline.tsx';
import { PlaceMarket } from './PlaceMarket.tsx';
import type { PlaceFigures } from './placeFigures.ts';
import { bothOfPlace, useInReading } from './placeReading.ts';
import { placePages, placePageTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths, PlaceYears } from './PlaceTables.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';
import { useCities } from './useCities.ts';
import { usePlace } from './usePlace.ts';
import styles from './PlacePage.module.css';
import { lazy } from '../../ui/parts/lazy.tsx';

// Loaded by itself: what the maps of several pages share would be one more file before the figures.
const PlaceMap = lazy(async () => (await import('./PlaceMap.tsx')).PlaceMap);

const PlaceChainScales = lazy(async () => (await import('../brands/PlaceChainScales.tsx')).PlaceChainScales);

/** A city, county or ZIP code: what all its hotels, or all its bars, take in, and whether that rises. */
export function PlacePage({ pageKey }: { pageKey: keyof typeof placePages }) {
  const { city, county, zip } = useParams();
  const page = placePages[pageKey];
  const asked = decodeName(city ?? county ?? zip ?? '').trim();
  const asOf = useAsOf();
  const key = `${pageKey} ${asked}`;
  if (asOf === null) return <Place key={key} page={page} asked={asked} />;
  return <PlaceAsOf key={key} page={page} asked={asked} asOf={asOf} />;
}

function Place({ page, asked }: { page: PlacePageKind; asked: string }) {
  const { figures, isReady, error, retry } = usePlace(page, asked);
  const cities = useCities(page, asked);
  const choice = useReading();
  const read = useInReading(choice.reading, figures ?? null, cities);
  const name = figures?.name ?? asked;
  usePageTitle(placePageTitle(page, name));
  if (error !== undefined) return <Failure what="The figures" onRetry={retry} />;
  if (figures === null) return <UnknownPlace kind={page.kind} names={[asked]} />;
  const known = figures ?? null;
  const shown = { page, reading: choice.reading, ...read };
  return (
    <div className={styles.page} data-waiting={known === null || undefined}>
      <PlaceHead page={page} name={name} />
      <PlaceHeadline page={page} figures={known} />
      {page.product === 'HOTEL' && known !== null && (
        <Treated {...choice} periods={bothOfPlace(known)} leftOut={known.leftOut} />
      )}
      <Embeddable id={known && `${page.kind.toLowerCase()}:${known.name}`} product={page.product}>
        <PlaceChart {...shown} name={name} />
      </Embeddable>
      <Summaries name={asked} figures={known} isReady={isReady} shown={shown} />
      <OnScreen>
        {page.product === 'HOTEL' && <PlaceBrands page={page} name={asked} isReady={isReady} />}
        <PlaceDataSet {...shown} />
      </OnScreen>
    </div>
  );
}

interface SummaryProps {
  /** Names as in the address. */
  name: string;
  figures: PlaceFigures | null;
  /** True once they have loaded, drawn or not. */
  isReady: boolean;
  shown: ComponentProps<typeof PlaceMonths> & ComponentProps<typeof CityTable>;
}

/** Parts below the chart: on paper, growth and years are beside the market. */
function Summaries({ name, figures, isReady, shown }: SummaryProps) {
  const { page } = shown;
  return (
    <div className={styles.sheet}>
      {page.product === 'HOTEL' && (
        <div className={styles.growth}>
          <PlaceGrowth page={page} name={name} isReady={isReady} />
        </div>
      )}
      <div className={styles.market}>
        <PlaceMarket page={page} name={name} figures={figures} isReady={isReady} />
      </div>
      <OnScreen>
        {page.product === 'HOTEL' && figures !== null && (
          <Suspense fallback={null}>
            <PlaceChainScales kind={page.kind} name={figures.name} />
          </Suspense>
        )}
        <PlaceMonths {...shown} />
        {figures !== null && (
          <Suspense fallback={null}>
            <PlaceMap page={page} name={name} />
          </Suspense>
        )}
        {page.kind === 'COUNTY' && <CityTable {...shown} />}
      </OnScreen>
      <div className={styles.years}>
        <PlaceYears {...shown} />
      </div>
    </div>
  );
}
