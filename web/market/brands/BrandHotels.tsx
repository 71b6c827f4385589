import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ApolloClient } from '@apollo/client';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../ui/hooks/useAllPages.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import { BrandHotel, brandHotelColumns, companyHotelColumns } from './brandHotelColumns.tsx';
import type { HotelOfBrand } from './brandHotelColumns.tsx';
import type { BrandPageKind } from './brandPages.ts';

const BrandHotelsDocument = graphql(`
  query BrandHotels($id: ID!, $first: Int!, $after: String) {
    brand(id: $id) {
      id
      hotels(first: $first, after: $after) {
        nodes {
          ...BrandHotel
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const CompanyHotelsDocument = graphql(`
  query CompanyHotels($id: ID!, $first: Int!, $after: String) {
    parentCompany(id: $id) {
      id
      hotels(first: $first, after: $after) {
        nodes {
          ...BrandHotel
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

async function loadPage(
  client: ApolloClient,
  kind: BrandPageKind['kind'],
  id: string,
  after: string | null,
): Promise<PageOf<HotelOfBrand>> {
  const variables = { id, first: LARGEST_PAGE, after };
  const hotels =
    kind === 'BRAND'
      ? (await client.query({ query: BrandHotelsDocument, variables })).data?.brand?.hotels
      : (await client.query({ query: CompanyHotelsDocument, variables })).data?.parentCompany?.hotels;
  if (hotels === undefined) return NO_PAGE;
  return { nodes: readFragment(BrandHotel, hotels.nodes), pageInfo: hotels.pageInfo };
}

const wordsOf = ({ name, address, cityName, countyName, zip, taxpayer, brand }: HotelOfBrand): string =>
  [name, address, cityName, countyName, zip, taxpayer.name, brand?.name].join(' ');

/** The hotels that have the brand now. */
export function BrandHotels({ page, id }: { page: BrandPageKind; id: string }) {
  const client = useApolloClient();
  const load = useCallback(
    (after: string | null) => loadPage(client, page.kind, id, after),
    [client, page.kind, id],
  );
  const { rows, failed, retry } = useAllPages(load);
  const { found, find, setFind, fileOf } = useFind(rows, wordsOf, 'h.');
  return (
    <ReceiptsTable
      title="Brand properties"
      columns={page.kind === 'BRAND' ? brandHotelColumns : companyHotelColumns}
      rows={found}
      rowKey={({ id: hotel }) => hotel}
      prefix="h."
      sort="name"
      rowHeight={38}
      exportName={fileOf(page.exports.hotels)}
      actions={<FindField label="Find in these hotels" value={find} onChange={setFind} />}
      instead={failed ? <Failure what="The properties" onRetry={retry} /> : undefined}
      note="Hotels that currently file under the name and whose permit has not ended."
    />
  );
}
