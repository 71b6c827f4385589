import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import type { PlacePageKind } from '../../places/placePages.ts';
import { PlaceMix } from '../../beverages/receiptsMix/PlaceMix.tsx';
import { PlaceSupply } from './PlaceSupply.tsx';

const PlaceSupplyAndMixDocument = graphql(`
  query PlaceSupplyAndMix($kind: PlaceKind!, $name: String!, $isLodging: Boolean!) {
    place(kind: $kind, name: $name) {
      id
      supply @include(if: $isLodging) {
        ...PlaceSupplyYear
      }
      receiptsMix {
        ...PlaceMix
      }
    }
  }
`);

/** Parts of the market of a place: its hotel rooms by year, and its hotels beside its bars. */
export function PlaceSupplyAndMix({ page: { kind, product }, name }: { page: PlacePageKind; name: string }) {
  const isLodging = product === 'HOTEL';
  const { data, error, refetch } = useQuery(PlaceSupplyAndMixDocument, {
    variables: { kind, name, isLodging },
  });
  if (error !== undefined)
    return <Failure what="Supply, and hotels and bars" onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div data-print="waits">
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  if (data.place === null) return null;
  return (
    <>
      {data.place.supply !== undefined && <PlaceSupply years={data.place.supply} />}
      <PlaceMix mix={data.place.receiptsMix} />
    </>
  );
}
