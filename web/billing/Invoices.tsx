import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Failure } from '../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../market/figures/ReceiptsTable.tsx';
import { graphql } from '../gql/gql.ts';
import { useAllOf } from '../ui/hooks/useAllOf.ts';
import type { Paging } from '../ui/hooks/useAllOf.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { words } from './words.ts';
import textStyles from '../ui/parts/text.module.css';

const InvoicesDocument = graphql(`
  query Invoices($first: Int!, $after: String) {
    viewer {
      id
      invoices(first: $first, after: $after) {
        nodes {
          id
          number
          createdAt
          amountPaid
          amountOwed
          status
          pdfUrl
          areLinksFresh
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const PAGE_SIZES = [5, 10, 20, 50, 100];

/** Invoices, the latest first. `version` changes after each charge. */
export function Invoices({ version }: { version: number }) {
  const client = useApolloClient();
  const ask = useCallback(
    async (paging: Paging) => {
      const { data } = await client.query({
        query: InvoicesDocument,
        variables: paging,
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new Error('The server did not answer. Please try again.');
      return data.viewer.invoices;
    },
    [client],
  );
  const { rows, failed, retry } = useAllOf(ask, version);
  const isStale = rows?.some(({ areLinksFresh }) => !areLinksFresh) === true;
  return (
    <>
      <ReceiptsTable
        title="Invoices"
        columns={invoiceColumns}
        rows={rows}
        rowKey={({ id }) => id}
        prefix="invoice-"
        sort="-date"
        pageSizes={PAGE_SIZES}
        instead={failed ? <Failure what="Your invoices" onRetry={retry} /> : undefined}
      />
      {isStale && (
        <p className={textStyles.quiet} role="status">
          {words.stale}
        </p>
      )}
    </>
  );
}
