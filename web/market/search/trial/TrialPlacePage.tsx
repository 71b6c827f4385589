import { Button } from 'antd';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { decodeName, trialPlacePath } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Treated } from '../../figures/Treated.tsx';
import { useReading } from '../../figures/useReading.ts';
import { PlaceChart } from '../../places/PlaceChart.tsx';
import { PlaceHeadline } from '../../places/PlaceHeadline.tsx';
import { bothOfPlace, useInReading } from '../../places/placeReading.ts';
import { areaOf, placePages, placeTitle } from '../../places/placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths, PlaceYears } from '../../places/PlaceTables.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { NoSample } from './NoSample.tsx';
import { TrialYears } from './TrialYears.tsx';
import { useTrialPlace } from './useTrialPlace.ts';
import type { TrialPlaceKind } from './useTrialPlace.ts';
import placePageStyles from '../../places/PlacePage.module.css';

/** The places that visitors see. */
const samples = {
  CITY: { name: 'MARFA', title: 'Sample City', page: placePages.city },
  COUNTY: { name: 'Presidio', title: 'Sample County', page: placePages.county },
} as const;

/** The sample city or county; of any other, that only the sample is open. */
export function TrialPlacePage({ kind }: { kind: TrialPlaceKind }) {
  const { city, county } = useParams();
  const sample = samples[kind];
  const asked = decodeName(city ?? county ?? sample.name).trim();
  if (asked.toUpperCase() === sample.name.toUpperCase()) return <Sample kind={kind} key={kind} />;
  const open = { title: placeTitle(kind, sample.name), path: trialPlacePath(kind) };
  return <MembersOnly title={placeTitle(kind, asked)} sample={open} />;
}

function Sample({ kind }: { kind: TrialPlaceKind }) {
  const { name: usual, title: label, page } = samples[kind];
  const { figures, headline, cities, citiesLeftOut, error, retry } = useTrialPlace(kind);
  const choice = useReading();
  const read = useInReading(choice.reading, figures ?? null, {
    cities,
    leftOut: citiesLeftOut,
    failed: false,
    retry,
  });
  const name = headline?.name ?? usual;
  const title = placeTitle(kind, name);
  usePageTitle(title);
  if (error !== undefined) return <Failure what="The sample" onRetry={retry} />;
  if (figures === null) return <NoSample title={label} of={areaOf(page)} />;
  const shown = { page, reading: choice.reading, ...read };
  return (
    <div className={placePageStyles.page} data-waiting={headline === null || undefined}>
      <PageHead title={title} actions={<Button onClick={() => window.print()}>Print</Button>}>
        <span>{page.heading}</span>
        <Chip>{label}</Chip>
      </PageHead>
      <PlaceHeadline page={page} figures={headline} />
      {headline !== null && (
        <Treated {...choice} periods={bothOfPlace(headline)} leftOut={headline.leftOut} />
      )}
      <PlaceChart {...shown} name={name} isSample />
      <TrialYears latestYear={headline?.latestYear ?? null} />
      <PlaceMonths {...shown} />
      {kind === 'COUNTY' && <CityTable {...shown} />}
      <PlaceYears {...shown} />
      <PlaceDataSet {...shown} />
    </div>
  );
}
