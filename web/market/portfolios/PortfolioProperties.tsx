import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../../ui/hooks/useAllPages.ts';
import type { PageOf } from '../../ui/hooks/useAllPages.ts';
import { ListedBar, ListedHotel, ListedPropertyCell } from './ListedProperty.tsx';
import type { ListedProperty } from './ListedProperty.tsx';
import { NO_ANSWER, RemoveFromPortfolioDocument } from './portfolioDocuments.ts';
import fieldStyles from '../../ui/fields/Field.module.css';

const PortfolioPropertiesDocument = graphql(`
  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        hotels(first: $first, after: $after) {
          nodes {
            ...ListedHotel
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        beverageProperties(first: $first, after: $after) {
          nodes {
            ...ListedBar
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

interface Props {
  id: string;
  product: Product;
  onRemoved: () => void;
}

/** The properties of a portfolio, each with a link to its page and the means to take it out. */
export function PortfolioProperties({ id, product, onRemoved }: Props) {
  const { rows, failed, retry } = useProperties(id, product);
  const { remove, problem } = useRemoval(id, onRemoved);
  const columns = useMemo(() => columnsWith(product, remove), [product, remove]);
  return (
    <ReceiptsTable
      title="Available Properties"
      columns={columns}
      rows={rows}
      rowKey={(property) => property.id}
      prefix="a."
      sort="name"
      rowHeight={38}
      instead={failed ? <Failure what="The properties" onRetry={retry} /> : undefined}
      note={
        <p className={fieldStyles.message} role="alert">
          {problem}
        </p>
      }
    />
  );
}

function useProperties(id: string, product: Product) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null): Promise<PageOf<ListedProperty>> => {
      const variables = { id, first: LARGEST_PAGE, after };
      const { data } = await client.query({
        query: PortfolioPropertiesDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      if (data === undefined) throw new Error('The portfolio could not be loaded.');
      if (data.node?.__typename !== 'Portfolio') return NO_PAGE;
      const { hotels, beverageProperties } = data.node;
      return product === 'HOTEL'
        ? { ...hotels, nodes: readFragment(ListedHotel, hotels.nodes) }
        : { ...beverageProperties, nodes: readFragment(ListedBar, beverageProperties.nodes) };
    },
    [client, id, product],
  );
  return useAllPages<ListedProperty>(load);
}

function useRemoval(portfolioId: string, onRemoved: () => void) {
  const client = useApolloClient();
  const [problem, setProblem] = useState('');
  const remove = useCallback(
    ({ taxpayerNumber, locationNumber }: ListedProperty) => {
      const input = { portfolioId, taxpayerNumber, locationNumber };
      client.mutate({ mutation: RemoveFromPortfolioDocument, variables: { input } }).then(
        () => {
          setProblem('');
          onRemoved();
        },
        () => setProblem(NO_ANSWER),
      );
    },
    [client, portfolioId, onRemoved],
  );
  return { remove, problem };
}

function columnsWith(
  product: Product,
  onRemove: (property: ListedProperty) => void,
): readonly Column<ListedProperty>[] {
  return [
    {
      key: 'name',
      title: 'Property',
      value: ({ name }) => name,
      cell: (property) => <ListedPropertyCell product={product} property={property} />,
      shown: 'phone',
      isHeading: true,
    },
    {
      key: 'delete',
      title: 'Delete',
      value: () => '',
      cell: (property) => (
        <Button
          size="small"
          aria-label={`Delete ${property.name}`}
          onClick={() => {
            onRemove(property);
          }}
        >
          Delete
        </Button>
      ),
      shown: 'phone',
    },
  ];
}
