import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState, type ComponentType } from 'react';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { productColumn } from '../../figures/productColumn.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { EarlierPropertyFragment, Product, RecentlyViewedQuery } from '../../../gql/graphql.ts';
import { formatMoment } from '../../../ui/formats/formatMoment.ts';
import { LARGEST_PAGE, useAllPages } from '../../../ui/hooks/useAllPages.ts';
import { EarlierProperty, ListedBar, ListedHotel } from '../portfolios/ListedProperty.tsx';
import type { ListedProperty } from '../portfolios/ListedProperty.tsx';
import { listedPropertyColumn } from '../portfolios/listedPropertyColumn.tsx';

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
        earlierProperty {
          ...EarlierProperty
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
  /** Null if it is no longer known. */
  property: ListedProperty | null;
  earlier: EarlierPropertyFragment | null;
}

function viewOf({ product, viewedAt, hotel, beverageProperty, earlierProperty }: Viewed): View {
  const property = readFragment(ListedHotel, hotel) ?? readFragment(ListedBar, beverageProperty);
  const earlier = readFragment(EarlierProperty, earlierProperty) ?? null;
  return { product, viewedAt, property, earlier };
}

const columns: readonly Column<View>[] = [
  listedPropertyColumn(),
  productColumn(),
  {
    key: 'viewed',
    title: 'Viewed',
    value: ({ viewedAt }) => viewedAt,
    cell: ({ viewedAt }) => formatMoment(viewedAt),
    shown: 'tablet',
  },
];

/** The properties that the member looked at; if there are none, `Questions` are what to begin with. */
function useRecentlyViewed() {
  const client = useApolloClient();
  const [Questions, setQuestions] = useState<ComponentType | null>(null);
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
      // Most members have looked at something and do without it. Awaited, so that no empty table shows before it.
      if (nodes.length === 0) {
        const { FirstQuestions } = await import('./FirstQuestions.tsx');
        setQuestions(() => FirstQuestions);
      }
      return { nodes: nodes.map(viewOf), pageInfo };
    },
    [client],
  );
  return { ...useAllPages(load), Questions };
}

/** The properties that the member looked at, the latest first. */
export function RecentTable() {
  const { rows, failed, retry, Questions } = useRecentlyViewed();
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
      instead={
        failed ? (
          <Failure what="The list" onRetry={retry} />
        ) : rows?.length === 0 && Questions !== null ? (
          <Questions />
        ) : undefined
      }
    />
  );
}
