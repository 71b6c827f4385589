import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AsOf } from '../citing/asOf.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import type { TwoYears } from '../citing/twoYears.ts';
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

/** Chart and tables of a place's lodging months of two years as of a release. */
export function PlaceMonthsAsOf({ page, name, years: { from, to, until }, asOf }: Props) {
  const { data, error, refetch } = useQuery(PlaceLodgingAsOfDocument, {
    variables: { kind: page.kind, name, asOf, from, to },
  });
  const months = data?.place?.lodgingMonths;
  const figures = useMemo(
    () => (months ? lodgingMonthsAsOf(name, months, until) : null),
    [name, months, until],
  );
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
