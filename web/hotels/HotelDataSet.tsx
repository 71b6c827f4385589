import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Failure } from '../components/Failure.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../lib/useAllPages.ts';
import { dataSetColumns, HotelFilingRowFragment } from './hotelDataSetColumns.tsx';
import type { HotelKey } from './HotelPage.tsx';

const HotelFilingsDocument = graphql(`
  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      filings(first: $first, after: $after) {
        nodes {
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
export function HotelDataSet({ hotelKey: { taxpayerNumber, locationNumber } }: { hotelKey: HotelKey }) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: HotelFilingsDocument,
        variables: { taxpayerNumber, locationNumber, first: LARGEST_PAGE, after },
      });
      if (data === undefined) throw new Error('The filings gave no answer.');
      if (data.hotel === null) return NO_PAGE;
      const { nodes, pageInfo } = data.hotel.filings;
      return { nodes: readFragment(HotelFilingRowFragment, nodes), pageInfo };
    },
    [client, taxpayerNumber, locationNumber],
  );
  const { rows, failed, retry } = useAllPages(load);
  return (
    <ReceiptsTable
      className="hotel-data-set"
      title="Complete data set"
      columns={dataSetColumns}
      rows={rows}
      rowKey={({ id }) => id}
      flagsOf={({ flags }) => flags}
      prefix="d."
      sort="-period"
      exportName="CompleteDataSet.csv"
      instead={failed ? <Failure what="The filings" onRetry={retry} /> : undefined}
    />
  );
}
