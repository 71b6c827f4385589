import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { kindOfItem } from '../../app/paths.ts';
import type { ResultItem } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ExportYear } from '../search/LazyExportYear.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { fileAsOf, useAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeverageResultsInput } from '../../gql/graphql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../ui/hooks/useAllPages.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import type { ResultPeriod } from '../search/resultsAddress.ts';
import { beverageResultColumns, BeverageResultRowFragment, wordsOf } from './beverageResultColumns.tsx';
import type { BeverageResultRow } from './beverageResultColumns.tsx';
import { BeverageResultsSummary } from './BeverageResultsSummary.tsx';

const BeverageResultsDocument = graphql(`
  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String, $asOf: AsOfInput) {
    beverageResults(input: $input, first: $first, after: $after, asOf: $asOf) {
      nodes {
        ...BeverageResultRow
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Question {
  input: BeverageResultsInput;
  asOf: AsOf | null;
}

async function loadPage(
  client: ApolloClient,
  question: Question,
  after: string | null,
): Promise<PageOf<BeverageResultRow>> {
  const { data } = await client.query({
    query: BeverageResultsDocument,
    variables: { ...question, first: LARGEST_PAGE, after },
  });
  if (data === undefined) throw new Error('The results could not be loaded.');
  const { nodes, pageInfo } = data.beverageResults;
  return { nodes: readFragment(BeverageResultRowFragment, nodes), pageInfo };
}

interface Props {
  item: ResultItem;
  /** Names as in the address. */
  names: string[];
  /** Names that are known; exports are named after them. */
  known: string[];
  period: ResultPeriod;
  /** A sentence if no release has the period, instead of figures; undefined if that is not known. */
  unpublished: string | null | undefined;
}

/** All rows of the places and the month. */
function useBeverageResults({
  item,
  names,
  period: { year, number: month },
}: Omit<Props, 'unpublished' | 'known'>) {
  const client = useApolloClient();
  const asOf = useAsOf();
  const places = names.join(',');
  const load = useCallback(
    async (after: string | null) => {
      if (places === '') return NO_PAGE;
      const place = { kind: kindOfItem[item], names: places.split(',') };
      return loadPage(client, { input: { year, month, place }, asOf }, after);
    },
    [client, item, places, year, month, asOf],
  );
  return useAllPages(load);
}

/** Receipts of the bars of some places in a month. */
export function BeverageResults({ unpublished, known, ...asked }: Props) {
  const asOf = useAsOf();
  const { rows, failed, retry } = useBeverageResults(asked);
  const { found, find, setFind, fileOf } = useFind(rows, wordsOf, '');
  return (
    <>
      {unpublished == null && !failed && found?.length !== 0 && (
        <BeverageResultsSummary rows={found} of={rows?.length ?? 0} />
      )}
      <ReceiptsTable
        title="Mixed beverage"
        columns={beverageResultColumns}
        rows={found}
        rowKey={(row) => `${row.taxpayerNumber} ${String(row.locationNumber)}`}
        flagsOf={({ flags }) => flags}
        rowHeight={38}
        prefix=""
        sort="-total"
        exportName={fileAsOf(fileOf('MBTHotelSearchResults'), asOf)}
        actions={
          <>
            <FindField label="Find in these rows" value={find} onChange={setFind} />
            {asOf === null && (
              <ExportYear question={{ type: 'mbt', ...asked, names: known }} period={asked.period} />
            )}
          </>
        }
        instead={failed ? <Failure what="The results" onRetry={retry} /> : undefined}
        unknown={unpublished ?? null}
      />
    </>
  );
}
