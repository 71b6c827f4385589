import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product, RecentlyViewedQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { LARGEST_PAGE, useAllPages } from '../../ui/hooks/useAllPages.ts';
import { ListedBar, ListedHotel, ListedPropertyCell } from '../portfolios/ListedProperty.tsx';
import type { ListedProperty } from '../portfolios/ListedProperty.tsx';

const RecentlyViewedDocument = graphql(`
  query RecentlyViewed($first: Int!, $after: String) {
    recentlyViewed(first: $first, after: $after) {
      nodes {
        product
        viewedAt
        hotel {
          ...ListedHotel
        }
        beverageProperty {
          ...ListedBar
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Viewed = RecentlyViewedQuery['recentlyViewed']['nodes'][number];

interface View {
  product: Product;
  viewedAt: string;
  /** Null where it is no longer known. */
  property: ListedProperty | null;
}

function viewOf({ product, viewedAt, hotel, beverageProperty }: Viewed): View {
  const property = readFragment(ListedHotel, hotel) ?? readFragment(ListedBar, beverageProperty);
  return { product, viewedAt, property };
}

const columns: readonly Column<View>[] = [
  {
    key: 'name',
    title: 'Property',
    value: ({ property }) => property?.name ?? null,
    cell: ({ product, property }) =>
      property === null ? (
        <Unknown why="no longer in any release" />
      ) : (
        <ListedPropertyCell product={product} property={property} />
      ),
    shown: 'phone',
    isHeading: true,
  },
  {
    key: 'type',
    title: 'Type',
    value: ({ product }) => (product === 'HOTEL' ? 'Hotel' : 'MBT'),
    cell: ({ product }) => <Chip>{product === 'HOTEL' ? 'Hotel' : 'MBT'}</Chip>,
    shown: 'phone',
  },
  {
    key: 'viewed',
    title: 'Viewed',
    value: ({ viewedAt }) => viewedAt,
    cell: ({ viewedAt }) => formatMoment(viewedAt),
    shown: 'tablet',
  },
];

/** What the member looked at last, the latest first. */
export function RecentTable() {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { first: LARGEST_PAGE, after };
      // Never from the cache: a page that was just left belongs on top.
      const { data } = await client.query({
        query: RecentlyViewedDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      if (data === undefined) throw new Error('The list could not be loaded.');
      const { nodes, pageInfo } = data.recentlyViewed;
      return { nodes: nodes.map(viewOf), pageInfo };
    },
    [client],
  );
  const { rows, failed, retry } = useAllPages(load);
  return (
    <ReceiptsTable
      title="Recently Viewed"
      columns={columns}
      rows={rows}
      rowKey={({ viewedAt, property }) => property?.id ?? viewedAt}
      prefix="r."
      sort="-viewed"
      rowHeight={38}
      pageSizes={[5, 10, 20, 50, 100]}
      instead={failed ? <Failure what="The list" onRetry={retry} /> : undefined}
    />
  );
}
