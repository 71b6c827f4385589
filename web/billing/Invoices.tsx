import { Failure } from '../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../market/figures/ReceiptsTable.tsx';
import { graphql } from '../gql/gql.ts';
import { useWholeList } from '../app/useWholeList.ts';
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
          areLinksGone
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

/** Invoices, the latest first. */
export function Invoices() {
  const { rows, failed, retry } = useWholeList(InvoicesDocument, {
    variables: {},
    connectionOf: (data) => data.viewer.invoices,
  });
  const isStale = rows?.some(({ areLinksFresh, areLinksGone }) => !areLinksFresh && !areLinksGone) === true;
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
