import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LARGEST_PAGE, NO_PAGE } from '../../ui/hooks/useAllPages.ts';
import { PagedFilings } from '../premises/FilingsTable.tsx';
import type { PropertyKey } from '../premises/property.ts';
import { hotelFilings, HotelFilingRowFragment } from './hotelDataSetColumns.tsx';

const HotelFilingsDocument = graphql(`
  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
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

/** Every filing of the hotel as it was filed. */
export function HotelDataSet({ hotelKey: { taxpayerNumber, locationNumber } }: { hotelKey: PropertyKey }) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: HotelFilingsDocument,
        variables: { taxpayerNumber, locationNumber, first: LARGEST_PAGE, after },
      });
      if (data === undefined) throw new Error('The filings could not be loaded.');
      if (data.hotel === null) return NO_PAGE;
      const { nodes, pageInfo } = data.hotel.filings;
      return { nodes: readFragment(HotelFilingRowFragment, nodes), pageInfo };
    },
    [client, taxpayerNumber, locationNumber],
  );
  return <PagedFilings kind={hotelFilings} load={load} />;
}
