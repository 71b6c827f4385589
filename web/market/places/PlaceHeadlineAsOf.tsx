import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceHeadlineAsOfQuery } from '../../gql/graphql.ts';
import { twelveUpTo } from '../../ui/formats/monthArithmetic.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { AlcoholPlaceHeadline, headlineOfAlcohol } from './alcoholPlace.ts';
import {
  headlineOfLodging,
  LodgingKeyFigures,
  lodgingMonths,
  PlaceLodgingAsOfDocument,
} from './lodgingPlace.ts';
import type { PlaceHeadlineFigures } from './placeFigures.ts';
import { PlaceHeadline } from './PlaceHeadline.tsx';
import type { PlacePageKind } from './placePages.ts';

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

interface Props {
  page: PlacePageKind;
  name: string;
  asOf: AsOf;
}

/** Key figures of a place's latest month as of a release. */
export function PlaceHeadlineAsOf({ page, name, asOf }: Props) {
  const isLodging = page.product === 'HOTEL';
  const place = { kind: page.kind, name, asOf };
  const asked = useQuery(PlaceHeadlineAsOfDocument, { variables: { ...place, isLodging } });
  const headline = asked.data?.place && headlineOf(asked.data.place);
  const ofTwelve = isLodging && headline ? { ...place, ...twelveUpTo(headline.month) } : null;
  const months = useQuery(PlaceLodgingAsOfDocument, ofTwelve ? { variables: ofTwelve } : skipToken);
  const failed = [asked, months].find(({ error }) => error !== undefined);
  if (failed?.error !== undefined)
    return <AsOfFailure what="The key figures" error={failed.error} onRetry={() => void failed.refetch()} />;
  const found = months.data?.place;
  // Without its months, nothing would say in which of them rooms count twice or quarterly filers lack.
  if (headline === undefined || (ofTwelve && !found)) return <PlaceHeadline page={page} figures={null} />;
  return <PlaceHeadline page={page} figures={{ headline, months: found ? lodgingMonths(found) : [] }} />;
}

type Place = NonNullable<PlaceHeadlineAsOfQuery['place']>;

function headlineOf({ lodgingHeadline, alcoholHeadline }: Place): PlaceHeadlineFigures | null {
  const lodging = readFragment(LodgingKeyFigures, lodgingHeadline ?? null);
  if (lodging !== null) return headlineOfLodging(lodging);
  const alcohol = readFragment(AlcoholPlaceHeadline, alcoholHeadline ?? null);
  return alcohol && headlineOfAlcohol(alcohol);
}
