import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceHeadlineAsOfQuery } from '../../gql/graphql.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';
import { addMonths } from '../../ui/formats/monthArithmetic.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { AlcoholPlaceHeadline, headlineOfAlcohol } from './alcoholPlace.ts';
import { headlineOfLodging, LodgingKeyFigures } from './lodgingPlace.ts';
import type { PlaceHeadlineFigures } from './placeFigures.ts';
import { PlaceHeadline } from './PlaceHeadline.tsx';
import type { PlacePageKind } from './placePages.ts';
import { usePlaceMonthsAsOf } from './usePlaceMonthsAsOf.ts';

const PlaceHeadlineAsOfDocument = graphql(`
  query PlaceHeadlineAsOf($kind: PlaceKind!, $name: String!, $asOf: AsOfInput!, $isLodging: Boolean!) {
    place(kind: $kind, name: $name) {
      id
      lodgingHeadline(asOf: $asOf) @include(if: $isLodging) {
        ...LodgingKeyFigures
      }
      alcoholHeadline(asOf: $asOf) @skip(if: $isLodging) {
        ...AlcoholPlaceHeadline
      }
    }
  }
`);

/** The latest twelve, and those that they are compared with. */
const MONTHS_COMPARED = 24;

interface Props {
  page: PlacePageKind;
  name: string;
  asOf: AsOf;
  /** The latest month of the release. */
  latest: string;
}

/** Key figures of a place's latest month as of a release, with what its months say of them once these are there. */
export function PlaceHeadlineAsOf({ page, name, asOf, latest }: Props) {
  const from = addMonths(latest, 1 - MONTHS_COMPARED);
  const months = usePlaceMonthsAsOf(page, name, { asOf, from, to: latest, until: partsOf(latest).year });
  const { data, error, refetch } = useQuery(PlaceHeadlineAsOfDocument, {
    variables: { kind: page.kind, name, asOf, isLodging: page.product === 'HOTEL' },
  });
  const failed = error ?? months.error;
  // Without its months, nothing would say which of them are estimated.
  if (failed !== undefined) {
    const retry = error === undefined ? months.refetch : refetch;
    return <AsOfFailure what="The key figures" error={failed} onRetry={() => void retry()} />;
  }
  const known = data?.place && { headline: headlineOf(data.place), months: months.figures?.months ?? [] };
  return <PlaceHeadline page={page} figures={known ?? null} />;
}

type Place = NonNullable<PlaceHeadlineAsOfQuery['place']>;

function headlineOf({ lodgingHeadline, alcoholHeadline }: Place): PlaceHeadlineFigures | null {
  const lodging = readFragment(LodgingKeyFigures, lodgingHeadline ?? null);
  if (lodging !== null) return headlineOfLodging(lodging);
  const alcohol = readFragment(AlcoholPlaceHeadline, alcoholHeadline ?? null);
  return alcohol && headlineOfAlcohol(alcohol);
}
