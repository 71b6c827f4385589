import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../../ui/hooks/useAllPages.ts';
import { FindField } from '../../../ui/fields/FindField.tsx';
import { useFind } from '../../../ui/fields/useFind.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { ownedColumns, ownedOf } from './ownerPropertyColumns.tsx';
import type { Owned } from './ownerPropertyColumns.tsx';

const OwnerPropertiesDocument = graphql(`
  query OwnerProperties($number: String!, $first: Int!, $after: String) {
    owner(number: $number) {
      id
      properties(first: $first, after: $after) {
        nodes {
          ...OwnedProperty @unmask
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const wordsOf = ({ name, address, city, zip }: Owned): string => [name, address, city, zip].join(' ');

/** The owner's properties of both taxes, past and present. */
export function OwnerProperties({ number }: { number: string }) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null): Promise<PageOf<Owned>> => {
      const variables = { number, first: LARGEST_PAGE, after };
      const { data } = await client.query({ query: OwnerPropertiesDocument, variables });
      if (data === undefined) throw new Error('The properties could not be loaded.');
      const list = data.owner?.properties;
      return list === undefined ? NO_PAGE : { ...list, nodes: list.nodes.flatMap(ownedOf) };
    },
    [client, number],
  );
  const { rows, failed, retry } = useAllPages(load);
  const { found, find, setFind, fileOf } = useFind(rows, wordsOf, 'p.');
  return (
    <ReceiptsTable
      title="Properties, past and present"
      columns={ownedColumns}
      rows={found}
      rowKey={({ id }) => id}
      prefix="p."
      sort="status"
      rowHeight={38}
      exportName={fileOf('OwnerProperties')}
      actions={<FindField label="Find in these properties" value={find} onChange={setFind} />}
      instead={failed ? <Failure what="The properties" onRetry={retry} /> : undefined}
      note="Hotels and bars that were filed under this taxpayer number."
    />
  );
}
