import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import type { PropertyKey } from '../property.ts';
import { NearbyChanges } from './NearbyChanges.tsx';
import { Neighbors } from './Neighbors.tsx';
import { Rivals } from './Rivals.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';

const NearbyHotelsDocument = graphql(`
  query NearbyHotels($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      nearby(asOf: $asOf) {
        changesWithinMiles
        ...Rivals
        ...Neighbors
      }
      nearbyChanges(asOf: $asOf) {
        ...NearbyChangeRow
      }
    }
  }
`);

const NearbyBarsDocument = graphql(`
  query NearbyBars($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      nearby(asOf: $asOf) {
        ...Rivals
        ...Neighbors
      }
    }
  }
`);

interface Props {
  product: Product;
  propertyKey: PropertyKey;
}

/** Competition of a property: suggested rivals, neighbors and, for hotels, openings and closings around it. */
export function NearBy({ product, propertyKey }: Props) {
  const isHotel = product === 'HOTEL';
  const variables = { ...propertyKey, asOf: useAsOf() };
  const hotel = useInSlices(useQuery(NearbyHotelsDocument, isHotel ? { variables } : skipToken));
  const bar = useInSlices(useQuery(NearbyBarsDocument, isHotel ? skipToken : { variables }));
  const asked = isHotel ? hotel : bar;
  if (asked.error !== undefined) {
    return <AsOfFailure what="What is nearby" error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  if (asked.data === undefined) return null;
  const nearby = (hotel.data?.hotel ?? bar.data?.beverageProperty)?.nearby ?? null;
  const changes = hotel.data?.hotel?.nearbyChanges ?? [];
  return (
    <>
      {nearby !== null && <Rivals product={product} propertyKey={propertyKey} nearby={nearby} />}
      {nearby !== null && <Neighbors product={product} nearby={nearby} />}
      {changes.length > 0 && (
        <NearbyChanges
          changes={changes}
          withinMiles={hotel.data?.hotel?.nearby?.changesWithinMiles ?? null}
        />
      )}
    </>
  );
}
