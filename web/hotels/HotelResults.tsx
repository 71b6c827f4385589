import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { kindOfItem } from '../app/paths.ts';
import type { ResultItem, ResultType } from '../app/paths.ts';
import { Failure } from '../components/Failure.tsx';
import { FindField } from '../components/FindField.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelResultsInput, LodgingResultType } from '../gql/graphql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../lib/useAllPages.ts';
import type { PageOf } from '../lib/useAllPages.ts';
import { useFind } from '../lib/useFind.ts';
import type { ResultPeriod } from '../search/resultsAddress.ts';
import { hotelResultColumns, HotelResultRowFragment, reasonsOf, wordsOf } from './hotelResultColumns.tsx';
import type { HotelResultRow } from './hotelResultColumns.tsx';
import { HotelResultsSummary } from './HotelResultsSummary.tsx';

const HotelResultsDocument = graphql(`
  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {
    hotelResults(input: $input, first: $first, after: $after) {
      nodes {
        ...HotelResultRow
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type HotelType = Exclude<ResultType, 'mbt'>;

const TYPES: Record<HotelType, LodgingResultType> = {
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  quarterlymonthly: 'QUARTERLY_AND_MONTHLY',
};

interface Props {
  type: HotelType;
  item: ResultItem;
  names: string[];
  period: ResultPeriod;
  /** A sentence where no release has the period, instead of figures. */
  unpublished: string | null;
}

async function loadPage(
  client: ApolloClient,
  input: HotelResultsInput,
  after: string | null,
): Promise<PageOf<HotelResultRow>> {
  const { data } = await client.query({
    query: HotelResultsDocument,
    variables: { input, first: LARGEST_PAGE, after },
  });
  if (data === undefined) throw new Error('The results gave no answer.');
  const { nodes, pageInfo } = data.hotelResults;
  return { nodes: readFragment(HotelResultRowFragment, nodes), pageInfo };
}

/** What the hotels of some places took in during a month or a quarter. */
export function HotelResults({ type, item, names, period, unpublished }: Props) {
  const client = useApolloClient();
  const { year, number } = period;
  const places = names.join(',');
  const load = useCallback(
    async (after: string | null) => {
      if (places === '') return NO_PAGE;
      const place = { kind: kindOfItem[item], names: places.split(',') };
      const part = type === 'monthly' ? { month: number } : { quarter: number };
      return loadPage(client, { type: TYPES[type], year, ...part, place }, after);
    },
    [client, type, item, places, year, number],
  );
  const { rows, failed, retry } = useAllPages(load);
  const { found, find, setFind } = useFind(rows, wordsOf);
  return (
    <>
      {unpublished === null && <HotelResultsSummary rows={rows} />}
      <ReceiptsTable
        title="Hotels"
        columns={hotelResultColumns}
        rows={found}
        rowKey={(row) =>
          `${row.taxpayerNumber} ${String(row.locationNumber)} ${row.filerType} ${row.locationName}`
        }
        flagsOf={({ flags }) => flags}
        reasonsOf={reasonsOf}
        rowHeight={38}
        prefix=""
        sort="-receipts"
        exportName="HotelSearchResults"
        actions={<FindField label="Find in these hotels" value={find} onChange={setFind} />}
        instead={failed ? <Failure what="The results" onRetry={retry} /> : undefined}
        unknown={unpublished}
      />
    </>
  );
}
