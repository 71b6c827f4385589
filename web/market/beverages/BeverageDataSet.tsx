import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LARGEST_PAGE } from '../../ui/hooks/useAllPages.ts';
import { PagedFilings } from '../premises/FilingsTable.tsx';
import { throughOwners } from '../premises/throughOwners.ts';
import type { PropertyKey } from '../premises/property.ts';
import { beverageFilings, BeverageFilingRowFragment } from './beverageDataSetColumns.tsx';

const BeverageFilingsDocument = graphql(`
  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      establishment {
        id
        ...Owners @unmask
      }
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

/** Every filing of the bar as it was filed, of all its owners. */
export function BeverageDataSet({ barKey: { taxpayerNumber, locationNumber } }: { barKey: PropertyKey }) {
  const client = useApolloClient();
  const load = useMemo(
    () =>
      throughOwners({ taxpayerNumber, locationNumber }, async (key, after) => {
        const { data } = await client.query({
          query: BeverageFilingsDocument,
          variables: { ...key, first: LARGEST_PAGE, after },
        });
        if (data === undefined) throw new Error('The filings could not be loaded.');
        if (data.beverageProperty === null) return null;
        const { nodes, pageInfo } = data.beverageProperty.filings;
        const owners = data.beverageProperty.establishment.properties;
        return { nodes: readFragment(BeverageFilingRowFragment, nodes), pageInfo, owners };
      }),
    [client, taxpayerNumber, locationNumber],
  );
  return <PagedFilings kind={beverageFilings} load={load} />;
}
