import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../app/about.ts';
import { decodeName, itemOfKind, placePath, resultsPath, routes } from '../app/paths.ts';
import { Failure } from '../components/Failure.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Trail } from '../components/Trail.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { PlaceHeadline } from './PlaceHeadline.tsx';
import { placePages } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths, PlaceYears } from './PlaceTables.tsx';
import { usePlace } from './usePlace.ts';
import './PlacePage.css';

/** A city or county: what all its hotels, or all its bars, take in, and whether that rises. */
export function PlacePage({ of }: { of: keyof typeof placePages }) {
  const { city, county } = useParams();
  const page = placePages[of];
  const asked = decodeName(city ?? county ?? '').trim();
  return <Place key={`${of} ${asked}`} page={page} asked={asked} />;
}

function Place({ page, asked }: { page: PlacePageKind; asked: string }) {
  const { figures, failed, retry } = usePlace(page, asked);
  const name = figures?.name ?? asked;
  usePageTitle(name);
  if (failed) return <Failure what="The figures" onRetry={retry} />;
  if (figures === null) return <UnknownPlace page={page} name={asked} />;
  const known = figures ?? null;
  return (
    <div className="place-page">
      <Head page={page} name={name} />
      <PlaceHeadline page={page} figures={known} />
      <PlaceChart page={page} name={name} figures={known} />
      <PlaceMonths page={page} figures={known} />
      {page.kind === 'COUNTY' && <CityTable page={page} name={asked} />}
      <PlaceYears page={page} figures={known} />
      <PlaceDataSet page={page} figures={known} />
    </div>
  );
}

function Head({ page: { kind, product, heading }, name }: { page: PlacePageKind; name: string }) {
  const title = kind === 'COUNTY' ? `${name} County` : name;
  const isLodging = product === 'HOTEL';
  const other = placePath(isLodging ? 'BEVERAGE' : 'HOTEL', kind, name);
  return (
    <PageHead
      title={title}
      trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title }]} />}
      actions={<Button onClick={() => window.print()}>Print</Button>}
    >
      <span>{heading}</span>
      <Link to={resultsPath(isLodging ? 'monthly' : 'mbt', itemOfKind[kind], [name])}>
        {isLodging ? 'Its hotels' : 'Its bars and restaurants'}
      </Link>
      <Link to={other}>{isLodging ? 'Mixed beverage receipts' : 'Hotel receipts'}</Link>
    </PageHead>
  );
}

function UnknownPlace({ page: { kind }, name }: { page: PlacePageKind; name: string }) {
  const area = kind === 'COUNTY' ? 'county' : 'city';
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
