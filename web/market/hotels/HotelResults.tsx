import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { kindOfItem } from '../../app/paths.ts';
import type { LodgingType, ResultItem } from '../../app/paths.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { fileAsOf, useAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelResultsInput, LodgingResultType } from '../../gql/graphql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../ui/hooks/useAllPages.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import type { ResultPeriod } from '../search/resultsAddress.ts';
import { ExportYear } from '../search/LazyExportYear.tsx';
import { FewestRooms, fewestRoomsText } from './FewestRooms.tsx';
import { hotelResultColumns, HotelResultRowFragment, reasonsOf, wordsOf } from './hotelResultColumns.tsx';
import type { HotelResultRow } from './hotelResultColumns.tsx';
import { NoneFiled } from './NoneFiled.tsx';
import { HotelResultsSummary } from './HotelResultsSummary.tsx';
import { useFewestRooms } from './useFewestRooms.ts';

const HotelResultsDocument = graphql(`
  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String, $asOf: AsOfInput) {
    hotelResults(input: $input, first: $first, after: $after, asOf: $asOf) {
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

const TYPES: Record<LodgingType, LodgingResultType> = {
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  quarterlymonthly: 'QUARTERLY_AND_MONTHLY',
};

interface Props {
  type: LodgingType;
  item: ResultItem;
  /** Names as in the address. */
  names: string[];
  /** Names that are known; exports are named after them. */
  known: string[];
  period: ResultPeriod;
  /** A sentence if no release has the period, instead of figures; undefined if that is not known. */
  unpublished: string | null | undefined;
}

interface Question {
  input: HotelResultsInput;
  asOf: AsOf | null;
}

async function loadPage(
  client: ApolloClient,
  question: Question,
  after: string | null,
): Promise<PageOf<HotelResultRow>> {
  const { data } = await client.query({
    query: HotelResultsDocument,
    variables: { ...question, first: LARGEST_PAGE, after },
  });
  if (data === undefined) throw new Error('The results could not be loaded.');
  const { nodes, pageInfo } = data.hotelResults;
  return { nodes: readFragment(HotelResultRowFragment, nodes), pageInfo };
}

type Asked = Omit<Props, 'unpublished' | 'known'>;

/** All rows of the places and the period. */
function useHotelResults({ type, item, names, period: { year, number } }: Asked) {
  const client = useApolloClient();
  const asOf = useAsOf();
  const places = names.join(',');
  const load = useCallback(
    async (after: string | null) => {
      if (places === '') return NO_PAGE;
      const place = { kind: kindOfItem[item], names: places.split(',') };
      const part = type === 'monthly' ? { month: number } : { quarter: number };
      return loadPage(client, { input: { type: TYPES[type], year, ...part, place }, asOf }, after);
    },
    [client, type, item, places, year, number, asOf],
  );
  return useAllPages(load);
}

/** Receipts of the hotels of some places in a month or a quarter. */
export function HotelResults({ unpublished, known, ...asked }: Props) {
  const asOf = useAsOf();
  const { rows, failed, retry } = useHotelResults(asked);
  const { kept, fewest, choose } = useFewestRooms(rows);
  const { found, find, setFind, fileOf } = useFind(kept, wordsOf, '');
  return (
    <>
      {unpublished == null && !failed && found?.length !== 0 && (
        <HotelResultsSummary type={asked.type} rows={found} of={rows?.length ?? 0} />
      )}
      {unpublished === null && rows?.length === 0 && <NoneFiled {...asked} />}
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
        exportName={fileAsOf(fileOf(nameOf(fewest)), asOf)}
        actions={
          <>
            <FewestRooms value={fewest} onChange={choose} />
            <FindField label="Find in these hotels" value={find} onChange={setFind} />
            {asOf === null && <ExportYear question={{ ...asked, names: known }} period={asked.period} />}
          </>
        }
        note={fewestRoomsText(fewest, (rows?.length ?? 0) - (kept?.length ?? 0))}
        instead={failed ? <Failure what="The results" onRetry={retry} /> : undefined}
        unknown={unpublished ?? null}
      />
    </>
  );
}

function nameOf(fewestRooms: string): string {
  return fewestRooms === '0' ? 'HotelSearchResults' : `HotelSearchResultsAtLeast${fewestRooms}Rooms`;
}
