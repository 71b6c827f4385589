import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LARGEST_PAGE } from '../../ui/hooks/useAllPages.ts';
import { PagedFilings } from '../premises/FilingsTable.tsx';
import { throughOwners } from '../premises/throughOwners.ts';
import type { PropertyKey } from '../premises/property.ts';
import { hotelFilings, HotelFilingRowFragment } from './hotelDataSetColumns.tsx';

const HotelFilingsDocument = graphql(`
  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      establishment {
        id
        ...Owners @unmask
      }
      filings(first: $first, after: $after) {
        nodes {
          id
          ...HotelFilingRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** Every filing of the hotel as it was filed, of all its owners. */
export function HotelDataSet({ hotelKey: { taxpayerNumber, locationNumber } }: { hotelKey: PropertyKey }) {
  const client = useApolloClient();
  const load = useMemo(
    () =>
      throughOwners({ taxpayerNumber, locationNumber }, async (key, after) => {
        const { data } = await client.query({
          query: HotelFilingsDocument,
          variables: { ...key, first: LARGEST_PAGE, after },
        });
        if (data === undefined) throw new Error('The filings could not be loaded.');
        if (data.hotel === null) return null;
        const { nodes, pageInfo } = data.hotel.filings;
        const owners = data.hotel.establishment.properties;
        return { nodes: readFragment(HotelFilingRowFragment, nodes), pageInfo, owners };
      }),
    [client, taxpayerNumber, locationNumber],
  );
  return <PagedFilings kind={hotelFilings} load={load} />;
}
