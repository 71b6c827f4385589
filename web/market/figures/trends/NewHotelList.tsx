import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../ReceiptsTable.tsx';
import { graphql } from '../../../gql/gql.ts';
import { useAsOf } from '../citing/asOf.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../../ui/hooks/useAllPages.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { newHotelColumns, pastHotelColumns, type NewHotel } from './newHotelColumns.tsx';
import { earlyText } from './trendYears.ts';

const HotelsOfYearDocument = graphql(`
  query HotelsOfYear($year: Int!, $first: Int!, $after: String, $asOf: AsOfInput) {
    newHotels(year: $year, asOf: $asOf) {
      year
      hotels(first: $first, after: $after) {
        nodes {
          id
          ...PropertyLine @unmask
          cityName
          countyName
          roomsWhenNew(asOf: $asOf)
          receiptsBeforeNew
          responsibilityBegin
          status
          endedOn
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const NOTE = 'The first hotel at each new address, under the name it last filed.';

/** Says how the hotels were chosen, and how many of them had receipts in an earlier year. */
function noteOf(hotels: readonly NewHotel[] | null, year: number, first: number | null): string {
  const earlier = (hotels ?? []).filter(({ receiptsBeforeNew }) => receiptsBeforeNew !== null).length;
  return [
    NOTE,
    ...(earlier === 0
      ? []
      : [`${counted(earlier, 'hotel')} had receipts in an earlier year, before the date that was filed.`]),
    ...(first === null || year >= first ? [] : [earlyText(first)]),
  ].join(' ');
}

interface Props {
  year: number;
  /** The first year that a release has; null if none is published. */
  first: number | null;
}

/** The hotels behind a year's bar: of each new address the first hotel. */
export function NewHotelList({ year, first }: Props) {
  const client = useApolloClient();
  const asOf = useAsOf();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { year, first: LARGEST_PAGE, after, asOf };
      const { data } = await client.query({ query: HotelsOfYearDocument, variables });
      if (data === undefined) throw new Error('The year could not be loaded.');
      return data.newHotels[0]?.hotels ?? NO_PAGE;
    },
    [client, year, asOf],
  );
  const { rows, failed, retry } = useAllPages(load);
  return (
    <ReceiptsTable
      title={`New hotels of ${String(year)}`}
      columns={asOf === null ? newHotelColumns : pastHotelColumns}
      rows={rows}
      rowKey={({ id }) => id}
      prefix="h."
      sort="-rooms"
      rowHeight={38}
      instead={failed ? <Failure what={`The hotels of ${String(year)}`} onRetry={retry} /> : undefined}
      note={noteOf(rows, year, first)}
    />
  );
}
