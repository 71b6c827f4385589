import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceYearsAsOfQuery } from '../../gql/graphql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import type { TwoYears } from '../figures/citing/twoYears.ts';
import { AlcoholYear, yearOfAlcohol } from './alcoholPlace.ts';
import { LodgingYear, yearOfLodging } from './lodgingPlace.ts';
import type { PlaceFigures, PlaceYear } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import { PlaceYears } from './PlaceTables.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';

const PlaceYearsAsOfDocument = graphql(`
  query PlaceYearsAsOf(
    $kind: PlaceKind!
    $name: String!
    $asOf: AsOfInput!
    $from: Int!
    $to: Int!
    $isLodging: Boolean!
  ) {
    place(kind: $kind, name: $name) {
      id
      lodgingYears(asOf: $asOf, from: $from, to: $to) @include(if: $isLodging) {
        ...LodgingYear
      }
      alcoholYears(asOf: $asOf, from: $from, to: $to) @skip(if: $isLodging) {
        ...AlcoholYear
      }
    }
  }
`);

interface Props {
  page: PlacePageKind;
  name: string;
  years: TwoYears;
  /** Its months of these years. */
  figures: Pick<PlaceFigures, 'months' | 'leftOut'>;
  asOf: AsOf;
}

/** Two years of a place as of a release. */
export function PlaceYearsAsOf({ page, name, years: { until }, figures: { months, leftOut }, asOf }: Props) {
  const isLodging = page.product === 'HOTEL';
  const { data, error, refetch } = useInSlices(
    useQuery(PlaceYearsAsOfDocument, {
      variables: { kind: page.kind, name, asOf, from: until - 1, to: until, isLodging },
    }),
  );
  const figures = useMemo(
    () => (data?.place ? { years: yearsOf(data.place), months, leftOut } : null),
    [data, months, leftOut],
  );
  if (error !== undefined)
    return <AsOfFailure what="The years" error={error} onRetry={() => void refetch()} />;
  return <PlaceYears page={page} figures={figures} asOf={asOf} />;
}

function yearsOf({ lodgingYears, alcoholYears }: NonNullable<PlaceYearsAsOfQuery['place']>): PlaceYear[] {
  return [
    ...readFragment(LodgingYear, lodgingYears ?? []).map(yearOfLodging),
    ...readFragment(AlcoholYear, alcoholYears ?? []).map(yearOfAlcohol),
  ];
}
