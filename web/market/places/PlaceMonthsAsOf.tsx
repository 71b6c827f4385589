import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AsOf } from '../citing/asOf.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import type { TwoYears } from '../citing/twoYears.ts';
import { alcoholMonthsAsOf, PlaceAlcoholAsOfDocument } from './alcoholPlace.ts';
import { lodgingMonthsAsOf, PlaceLodgingAsOfDocument } from './lodgingPlace.ts';
import { PlaceChart } from './PlaceChart.tsx';
import type { PlacePageKind } from './placePages.ts';
import { PlaceDataSet, PlaceMonths } from './PlaceTables.tsx';

interface Props {
  page: PlacePageKind;
  name: string;
  years: TwoYears;
  asOf: AsOf;
}

/** Chart and tables of a place's months of two years as of a release. */
export function PlaceMonthsAsOf({ page, name, years: { from, to, until }, asOf }: Props) {
  const isLodging = page.product === 'HOTEL';
  const variables = { kind: page.kind, name, asOf, from, to };
  const lodging = useQuery(PlaceLodgingAsOfDocument, isLodging ? { variables } : skipToken);
  const alcohol = useQuery(PlaceAlcoholAsOfDocument, isLodging ? skipToken : { variables });
  const hotels = lodging.data?.place?.lodgingMonths;
  const bars = alcohol.data?.place?.alcoholMonths;
  const figures = useMemo(() => {
    if (hotels) return lodgingMonthsAsOf(name, hotels, until);
    return bars ? alcoholMonthsAsOf(name, bars, until) : null;
  }, [name, hotels, bars, until]);
  const { error, refetch } = isLodging ? lodging : alcohol;
  if (error !== undefined)
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  const shown = { page, figures, asOf };
  return (
    <>
      <PlaceChart page={page} name={name} figures={figures} cities={null} fixed="1" />
      <PlaceMonths {...shown} />
      <PlaceDataSet {...shown} />
    </>
  );
}
