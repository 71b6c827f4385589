import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PropertyNumbers } from '../../app/paths.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ListedHotel } from '../portfolios/ListedProperty.tsx';
import { idOf } from './compareAddress.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

const ChosenHotelsDocument = graphql(`
  query ChosenHotels($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      id
      ...ListedHotel
    }
  }
`);

/** A hotel that was chosen, by name as soon as that is known. */
export interface ChosenHotel {
  key: PropertyNumbers;
  id: string;
  /** Undefined while it is on its way, null where there is no such hotel. */
  name: string | null | undefined;
  place: string;
}

interface Chosen {
  hotels: ChosenHotel[];
  /** True if every one is known to be a hotel. */
  areKnown: boolean;
  failed: boolean;
  retry: () => void;
}

/** The names of the hotels that an address gives the numbers of. */
export function useChosenHotels(keys: readonly PropertyNumbers[]): Chosen {
  const ids = keys.map(idOf);
  const { data, previousData, error, refetch } = useQuery(
    ChosenHotelsDocument,
    ids.length === 0 ? skipToken : { variables: { ids } },
  );
  const known = useMemo(() => {
    const nodes = (data ?? previousData)?.nodes ?? [];
    return new Map(
      nodes
        .flatMap((node) => (node?.__typename === 'Hotel' ? [readFragment(ListedHotel, node)] : []))
        .map((hotel) => [hotel.id, hotel]),
    );
  }, [data, previousData]);
  const hotels = keys.map((key): ChosenHotel => {
    const id = idOf(key);
    const hotel = known.get(id);
    if (hotel !== undefined)
      return { key, id, name: hotel.name, place: `${hotel.address}, ${formatPlace(hotel.filedCity)}` };
    return { key, id, name: data === undefined ? undefined : null, place: '' };
  });
  const areKnown = hotels.every(({ name }) => typeof name === 'string');
  return { hotels, areKnown, failed: error !== undefined, retry: () => void refetch() };
}
