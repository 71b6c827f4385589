import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { GrowthFigures } from '../growth/growth.ts';
import { GrowthCard } from '../growth/GrowthCard.tsx';
import type { PlacePageKind } from './placePages.ts';

const PlaceGrowthDocument = graphql(`
  query PlaceGrowth($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      id
      growth {
        ...GrowthFigures
      }
    }
  }
`);

interface Props {
  page: PlacePageKind;
  name: string;
  /** True if the page's own figures are there; it is asked for after them. */
  isReady: boolean;
}

/** How the lodging receipts of a place changed from a year earlier, and why. */
export function PlaceGrowth({ page: { kind }, name, isReady }: Props) {
  const { data, error, refetch } = useQuery(
    PlaceGrowthDocument,
    isReady ? { variables: { kind, name } } : skipToken,
  );
  const growth = data === undefined ? undefined : readFragment(GrowthFigures, data.place?.growth ?? null);
  return <GrowthCard growth={growth} failed={error !== undefined} retry={() => void refetch()} />;
}
