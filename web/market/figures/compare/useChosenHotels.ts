import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import { idOf } from './compareAddress.ts';
import { addressLine } from '../../premises/property.ts';

const ChosenHotelsDocument = graphql(`
  query ChosenHotels($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      id
      ... on Hotel {
        address
        addressCity
        isMarketplace
        establishment {
          latest {
            name
            taxpayerNumber
            locationNumber
          }
        }
      }
    }
  }
`);

/** A hotel that was chosen, by name as soon as that is known: that of its latest owner. */
export interface ChosenHotel {
  /** Keys of the owners' properties by which it was chosen, usually one. */
  keys: [PropertyNumbers, ...PropertyNumbers[]];
  id: string;
  /** Undefined while loading, null if it cannot be compared. */
  name: string | null | undefined;
  place: string;
  /** Why it cannot be compared. */
  why: string;
}

const UNFIT = { name: null, place: '', why: 'no such hotel' };

export interface Chosen {
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
    return new Map(nodes.flatMap((node) => (node?.__typename === 'Hotel' ? [[node.id, node]] : [])));
  }, [data, previousData]);
  const chosen = keys.map((key): ChosenHotel => {
    const id = idOf(key);
    const hotel = known.get(id);
    if (hotel?.isMarketplace === true)
      return { ...UNFIT, keys: [key], id, why: 'a booking marketplace, not a hotel' };
    if (hotel === undefined)
      return { ...UNFIT, keys: [key], id, name: data === undefined ? undefined : null };
    const { latest } = hotel.establishment;
    return { keys: [key], id: idOf(latest), name: latest.name, place: addressLine(hotel), why: '' };
  });
  const hotels = eachOnce(chosen);
  const areKnown = hotels.every(({ name }) => typeof name === 'string');
  return { hotels, areKnown, failed: error !== undefined, retry: () => void refetch() };
}

/** A hotel that was chosen by the properties of several of its owners is one. */
function eachOnce(chosen: readonly ChosenHotel[]): ChosenHotel[] {
  const hotels = new Map<string, ChosenHotel>();
  for (const each of chosen) {
    const before = hotels.get(each.id);
    hotels.set(each.id, before ? { ...before, keys: [...before.keys, ...each.keys] } : each);
  }
  return [...hotels.values()];
}
