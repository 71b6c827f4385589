import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import type { TwoYears } from '../figures/citing/twoYears.ts';
import { alcoholMonthsAsOf, PlaceAlcoholAsOfDocument } from './alcoholPlace.ts';
import { lodgingMonthsAsOf, PlaceLodgingAsOfDocument } from './lodgingPlace.ts';
import { PlaceBrands } from './PlaceBrands.tsx';
import { PlaceChart } from './PlaceChart.tsx';
import { PlaceGrowth } from './PlaceGrowth.tsx';
import type { PlacePageKind } from './placePages.ts';
import { CityTable, PlaceDataSet, PlaceMonths } from './PlaceTables.tsx';
import { PlaceYearsAsOf } from './PlaceYearsAsOf.tsx';
import { useCities } from './useCities.ts';

interface Props {
  page: PlacePageKind;
  name: string;
  years: TwoYears;
  asOf: AsOf;
}

/** Chart and tables of two years of a place as of a release. Parts that take long come after the months. */
export function PlaceMonthsAsOf({ page, name, years, asOf }: Props) {
  const { from, to, until } = years;
  const isLodging = page.product === 'HOTEL';
  const variables = { kind: page.kind, name, asOf, from, to };
  const lodging = useQuery(PlaceLodgingAsOfDocument, isLodging ? { variables } : skipToken);
  const alcohol = useQuery(PlaceAlcoholAsOfDocument, isLodging ? skipToken : { variables });
  const hotels = lodging.data?.place;
  const bars = alcohol.data?.place?.alcoholMonths;
  const figures = useMemo(() => {
    if (hotels) return lodgingMonthsAsOf(name, hotels, until);
    return bars ? alcoholMonthsAsOf(name, bars, until) : null;
  }, [name, hotels, bars, until]);
  const cities = useCities(page, name, { asOf, from, to, isReady: figures !== null });
  const { error, refetch } = isLodging ? lodging : alcohol;
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
