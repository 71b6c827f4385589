import { lazy, Suspense } from 'react';
import { Button } from 'antd';
import { Link, Navigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { isForbiddenError } from '../../app/apollo.ts';
import { decodeName, itemOfKind, placePath, resultsPath, routes } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { OnScreen } from '../../ui/parts/OnScreen.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { printPage } from '../../ui/parts/printPage.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { rowsOfPlace } from '../exports/exportedRows.ts';
import { Treated } from '../figures/Treated.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { Embeddable } from '../embed/Embeddable.tsx';
import { useReading } from '../figures/useReading.ts';
import { PlaceBrands } from './PlaceBrands.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { PlaceGrowth } from './PlaceGrowth.tsx';
import { PlaceHeadline } from './PlaceHeadline.tsx';
import { PlaceMarket } from './PlaceMarket.tsx';
import { bothOfPlace, useInReading } from './placeReading.ts';
import { areaOf, placePages, placeTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths, PlaceYears } from './PlaceTables.tsx';
import { useCities } from './useCities.ts';
import { usePlace } from './usePlace.ts';
import styles from './PlacePage.module.css';

// Loaded by itself: what the maps of several pages share would be one more file before the figures.
const PlaceMap = lazy(async () => ({ default: (await import('./PlaceMap.tsx')).PlaceMap }));

const PlaceChainScales = lazy(async () => ({
  default: (await import('../brands/PlaceChainScales.tsx')).PlaceChainScales,
}));

/** A city, county or ZIP code: what all its hotels, or all its bars, take in, and whether that rises. */
export function PlacePage({ of }: { of: keyof typeof placePages }) {
  const { city, county, zip } = useParams();
  const page = placePages[of];
  const asked = decodeName(city ?? county ?? zip ?? '').trim();
  return <Place key={`${of} ${asked}`} page={page} asked={asked} />;
}

function Place({ page, asked }: { page: PlacePageKind; asked: string }) {
  const { figures, error, retry } = usePlace(page, asked);
  const cities = useCities(page, asked);
  const choice = useReading();
  const read = useInReading(choice.reading, figures ?? null, cities);
  const name = figures?.name ?? asked;
  usePageTitle(placeTitle(page.kind, name));
  if (isFatal(error, page)) return <Navigate to={routes.logout} />;
  if (error !== undefined) return <Failure what="The figures" onRetry={retry} />;
  if (figures === null) return <UnknownPlace page={page} name={asked} />;
  const known = figures ?? null;
  const shown = { page, reading: choice.reading, ...read };
  return (
    <div className={styles.page} data-waiting={known === null || undefined}>
      <Head page={page} name={name} />
      <PlaceHeadline page={page} figures={known} />
      {page.product === 'HOTEL' && known !== null && <Treated {...choice} periods={bothOfPlace(known)} />}
      <Embeddable id={known && `${page.kind.toLowerCase()}:${known.name}`} product={page.product}>
        <PlaceChart {...shown} name={name} />
      </Embeddable>
      <div className={styles.sheet}>
        {page.product === 'HOTEL' && (
          <div className={styles.growth}>
            <PlaceGrowth page={page} name={asked} isReady={known !== null} />
          </div>
        )}
        <div className={styles.market}>
          <PlaceMarket page={page} name={asked} figures={known} />
        </div>
        <OnScreen>
          {page.product === 'HOTEL' && known !== null && (
            <Suspense fallback={null}>
              <PlaceChainScales kind={page.kind} name={known.name} />
            </Suspense>
          )}
          <PlaceMonths {...shown} />
          {known !== null && (
            <Suspense fallback={null}>
              <PlaceMap page={page} name={asked} />
            </Suspense>
          )}
          {page.kind === 'COUNTY' && <CityTable {...shown} />}
        </OnScreen>
        <div className={styles.years}>
          <PlaceYears {...shown} />
        </div>
      </div>
      <OnScreen>
        {page.product === 'HOTEL' && <PlaceBrands page={page} name={asked} isReady={known !== null} />}
        <PlaceDataSet {...shown} />
      </OnScreen>
    </div>
  );
}

function Head({ page: { kind, product, heading }, name }: { page: PlacePageKind; name: string }) {
  const title = placeTitle(kind, name);
  const isLodging = product === 'HOTEL';
  const other = placePath(isLodging ? 'BEVERAGE' : 'HOTEL', kind, name);
  return (
    <PageHead
      title={title}
      trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title }]} />}
      actions={
        <>
          <ExportButton product={product} title={title} of={rowsOfPlace(kind, name)} />
          <Button onClick={printPage}>Print</Button>
        </>
      }
    >
      <span>{heading}</span>
      <Link to={resultsPath(isLodging ? 'monthly' : 'mbt', itemOfKind[kind], [name])}>
        {isLodging ? `Hotels in ${title}` : `Bars and restaurants in ${title}`}
      </Link>
      <Link to={other}>{isLodging ? 'Mixed beverage receipts' : 'Hotel receipts'}</Link>
    </PageHead>
  );
}

function UnknownPlace({ page, name }: { page: PlacePageKind; name: string }) {
  const area = areaOf(page);
  return (
    <>
      <h1>{`No such ${area}`}</h1>
      <p>{`No Texas ${area} is called ${name} in any release.`}</p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}

/** The specification signs a member out whose mixed beverage city does not load. Whose plan has ended stays signed in. */
function isFatal(error: unknown, page: PlacePageKind): boolean {
  return error !== undefined && !isForbiddenError(error) && page === placePages.beverageCity;
}
