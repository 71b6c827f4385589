import { skipToken, useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { AlcoholPerRoom } from './AlcoholPerRoom.tsx';
import { JoinedAddresses } from './JoinedAddresses.tsx';
import type { PropertyKey } from './property.ts';
import { RelatedList, relatedOf } from './RelatedList.tsx';
import type { Related } from './RelatedList.tsx';

const HotelPremisesDocument = graphql(`
  query HotelPremises($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      premises {
        id
        beverageProperties {
          id
          ...RelatedProperty
        }
        ...AlcoholPerRoom
        ...JoinedAddresses
      }
    }
  }
`);

const BeveragePremisesDocument = graphql(`
  query BeveragePremises($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      premises {
        id
        hotels {
          id
          ...RelatedProperty
        }
        ...AlcoholPerRoom
        ...JoinedAddresses
      }
    }
  }
`);

interface Records {
  title: string;
  /** Properties of the other tax at the address; null while they load. */
  matches: readonly Related[] | null;
  premises:
    | (ComponentProps<typeof AlcoholPerRoom>['premises'] & ComponentProps<typeof JoinedAddresses>['premises'])
    | null;
  failed: boolean;
  retry: () => void;
}

function useRecords(product: Product, variables: PropertyKey): Records {
  const isHotel = product === 'HOTEL';
  const hotel = useQuery(HotelPremisesDocument, isHotel ? { variables } : skipToken);
  const bar = useQuery(BeveragePremisesDocument, isHotel ? skipToken : { variables });
  const at = hotel.data?.hotel?.premises;
  const barAt = bar.data?.beverageProperty?.premises;
  const asked = isHotel ? hotel : bar;
  const matches = isHotel
    ? relatedOf('BEVERAGE', at?.beverageProperties ?? [])
    : relatedOf('HOTEL', barAt?.hotels ?? []);
  return {
    title: isHotel ? 'Mixed Beverage Records' : 'Hotel Records',
    matches: asked.data === undefined ? null : matches.slice(0, MOST_MATCHES),
    premises: at ?? barAt ?? null,
    failed: asked.error !== undefined,
    retry: () => void asked.refetch(),
  };
}

const MOST_MATCHES = 10;

/** Properties of the other tax at the property's address, and the alcohol receipts for each of its rooms. */
export function PremisesCards({ product, propertyKey }: { product: Product; propertyKey: PropertyKey }) {
  const { title, matches, premises, failed, retry } = useRecords(product, propertyKey);
  return (
    <>
      <Card title={title}>
        {failed ? (
          <Failure what="The records at this address" onRetry={retry} />
        ) : (
          <RelatedList properties={matches} />
        )}
      </Card>
      {premises !== null && <AlcoholPerRoom premises={premises} />}
      {premises !== null && <JoinedAddresses premises={premises} />}
    </>
  );
}
