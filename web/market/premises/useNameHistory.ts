import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { entriesOf, OwnershipFragment } from './nameHistory.ts';
import type { NameHistory } from './nameHistory.ts';
import type { PropertyKey } from './property.ts';

const NamesFragment = graphql(`
  fragment PremisesNames on Premises {
    ownershipPeriods {
      ...OwnershipRow
    }
  }
`);

const HotelNamesDocument = graphql(`
  query HotelNames($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      premises {
        id
        ...PremisesNames
      }
      establishment {
        id
        ...Owners @unmask
      }
    }
  }
`);

const BeverageNamesDocument = graphql(`
  query BeverageNames($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      premises {
        id
        ...PremisesNames
      }
      establishment {
        id
        ...Owners @unmask
      }
    }
  }
`);

/** The names under which a property's tax was filed at its address. Parts that ask at once share one question. */
export function useNameHistory(product: Product, variables: PropertyKey): NameHistory {
  const { taxpayerNumber, locationNumber } = variables;
  const isHotel = product === 'HOTEL';
  const hotel = useQuery(HotelNamesDocument, isHotel ? { variables } : skipToken);
  const bar = useQuery(BeverageNamesDocument, isHotel ? skipToken : { variables });
  const asked = isHotel ? hotel : bar;
  const property = isHotel ? hotel.data?.hotel : bar.data?.beverageProperty;
  const isThere = asked.data !== undefined;
  const entries = useMemo(() => {
    if (!isThere) return null;
    const names = readFragment(NamesFragment, property?.premises ?? null);
    const periods = readFragment(OwnershipFragment, names?.ownershipPeriods ?? []);
    const own = { taxpayerNumber, locationNumber };
    return entriesOf(periods, { product, own, spans: property?.establishment.properties ?? [] });
  }, [isThere, property, product, taxpayerNumber, locationNumber]);
  const failed = asked.error !== undefined;
  const { refetch } = asked;
  return useMemo(() => ({ entries, failed, retry: () => void refetch() }), [entries, failed, refetch]);
}
