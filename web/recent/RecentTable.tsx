import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { beveragePath, hotelPath } from '../app/paths.ts';
import { Chip } from '../components/Chip.tsx';
import { Failure } from '../components/Failure.tsx';
import { PropertyCell } from '../components/PropertyCell.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { graphql } from '../gql/gql.ts';
import type { RecentlyViewedQuery } from '../gql/graphql.ts';
import { formatMoment } from '../lib/formatMoment.ts';
import { LARGEST_PAGE, useAllPages } from '../lib/useAllPages.ts';

const RecentlyViewedDocument = graphql(`
  query RecentlyViewed($first: Int!, $after: String) {
    recentlyViewed(first: $first, after: $after) {
      nodes {
        product
        viewedAt
        hotel {
          id
          name
          address
          filedCity
          taxpayerNumber
          locationNumber
        }
        beverageProperty {
          id
          name
          address
          filedCity
          taxpayerNumber
          locationNumber
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type View = RecentlyViewedQuery['recentlyViewed']['nodes'][number];

function pathOf({ hotel, beverageProperty }: View): string | undefined {
  if (hotel !== null) return hotelPath(hotel);
  return beverageProperty === null ? undefined : beveragePath(beverageProperty);
}

function PropertyOf({ view }: { view: View }) {
  const property = view.hotel ?? view.beverageProperty;
  const path = pathOf(view);
  const detail = property === null ? '' : `${property.address}, ${property.filedCity}`;
  return (
    <PropertyCell
      name={property?.name ?? ''}
      {...(path !== undefined && { path })}
      detail={detail}
      flags={[]}
    />
  );
}

const columns: readonly Column<View>[] = [
  {
    key: 'name',
    title: 'Property',
    value: ({ hotel, beverageProperty }) => (hotel ?? beverageProperty)?.name ?? '',
    cell: (view) => <PropertyOf view={view} />,
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
      if (data === undefined) throw new Error('The list gave no answer.');
      return data.recentlyViewed;
    },
    [client],
  );
  const { rows, failed, retry } = useAllPages(load);
  return (
    <ReceiptsTable
      title="Recently Viewed"
      columns={columns}
      rows={rows}
      rowKey={(view) => `${view.product} ${(view.hotel ?? view.beverageProperty)?.id ?? ''}`}
      prefix="r."
      sort="-viewed"
      rowHeight={38}
      pageSizes={[5, 10, 20, 50, 100]}
      instead={failed ? <Failure what="The list" onRetry={retry} /> : undefined}
    />
  );
}
