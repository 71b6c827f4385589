import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LARGEST_PAGE, NO_PAGE } from '../../ui/hooks/useAllPages.ts';
import { PagedFilings } from '../premises/FilingsTable.tsx';
import type { PropertyKey } from '../premises/property.ts';
import { beverageFilings, BeverageFilingRowFragment } from './beverageDataSetColumns.tsx';

const BeverageFilingsDocument = graphql(`
  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      filings(first: $first, after: $after) {
        nodes {
          ...BeverageFilingRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** Every filing of the bar as it was filed. */
export function BeverageDataSet({ barKey: { taxpayerNumber, locationNumber } }: { barKey: PropertyKey }) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: BeverageFilingsDocument,
        variables: { taxpayerNumber, locationNumber, first: LARGEST_PAGE, after },
      });
      if (data === undefined) throw new Error('The filings could not be loaded.');
      if (data.beverageProperty === null) return NO_PAGE;
      const { nodes, pageInfo } = data.beverageProperty.filings;
      return { nodes: readFragment(BeverageFilingRowFragment, nodes), pageInfo };
    },
    [client, taxpayerNumber, locationNumber],
  );
  return <PagedFilings kind={beverageFilings} load={load} />;
}
