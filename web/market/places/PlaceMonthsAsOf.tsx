import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import type { TwoYears } from '../figures/citing/twoYears.ts';
import { PlaceBrands } from './PlaceBrands.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { PlaceGrowth } from './PlaceGrowth.tsx';
import type { PlacePageKind } from './placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths } from './PlaceTables.tsx';
import { PlaceYearsAsOf } from './PlaceYearsAsOf.tsx';
import { useCities } from './useCities.ts';
import { usePlaceMonthsAsOf } from './usePlaceMonthsAsOf.ts';

interface Props {
  page: PlacePageKind;
  name: string;
  years: TwoYears;
  asOf: AsOf;
}

/** Chart and tables of two years of a place as of a release. Parts that take long come after the months. */
export function PlaceMonthsAsOf({ page, name, years, asOf }: Props) {
  const { from, to } = years;
  const isLodging = page.product === 'HOTEL';
  const { figures, error, refetch } = usePlaceMonthsAsOf(page, name, { asOf, ...years });
  const cities = useCities(page, name, { asOf, from, to, isReady: figures !== null });
  if (error !== undefined)
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  const shown = { page, figures, asOf };
  const isReady = figures !== null;
  return (
    <>
      <PlaceChart page={page} name={name} figures={figures} cities={null} fixed="1" />
      {isLodging && <PlaceGrowth page={page} name={name} isReady={isReady} />}
      <PlaceMonths {...shown} />
      {figures !== null && (
        <PlaceYearsAsOf page={page} name={name} years={years} figures={figures} asOf={asOf} />
      )}
      {page.kind === 'COUNTY' && <CityTable page={page} cities={cities} asOf={asOf} />}
      {isLodging && <PlaceBrands page={page} name={name} isReady={isReady} />}
      <PlaceDataSet {...shown} />
    </>
  );
}
