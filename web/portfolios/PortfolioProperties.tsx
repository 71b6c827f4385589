import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { beveragePath, hotelPath } from '../app/paths.ts';
import { Failure } from '../components/Failure.tsx';
import { PropertyCell } from '../components/PropertyCell.tsx';
import { ReceiptsTable } from '../components/ReceiptsTable.tsx';
import type { Column } from '../components/tableColumns.ts';
import { graphql } from '../gql/gql.ts';
import type { Product } from '../gql/graphql.ts';
import { LARGEST_PAGE, NO_PAGE, useAllPages } from '../lib/useAllPages.ts';
import { NO_ANSWER, RemoveFromPortfolioDocument } from './portfolioDocuments.ts';

const PortfolioPropertiesDocument = graphql(`
  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        hotels(first: $first, after: $after) {
          nodes {
            id
            name
            address
            filedCity
            taxpayerNumber
            locationNumber
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        beverageProperties(first: $first, after: $after) {
          nodes {
            id
            name
            address
            filedCity
            taxpayerNumber
            locationNumber
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

interface Property {
  id: string;
  name: string;
  address: string;
  filedCity: string;
  taxpayerNumber: string;
  locationNumber: number;
}

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
        <p className="field-message" role="alert">
          {problem}
        </p>
      }
    />
  );
}

function useProperties(id: string, product: Product) {
  const client = useApolloClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { id, first: LARGEST_PAGE, after };
      const { data } = await client.query({
        query: PortfolioPropertiesDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      if (data === undefined) throw new Error('The portfolio gave no answer.');
      if (data.node?.__typename !== 'Portfolio') return NO_PAGE;
      return product === 'HOTEL' ? data.node.hotels : data.node.beverageProperties;
    },
    [client, id, product],
  );
  return useAllPages<Property>(load);
}

function useRemoval(portfolioId: string, onRemoved: () => void) {
  const client = useApolloClient();
  const [problem, setProblem] = useState('');
  const remove = useCallback(
    ({ taxpayerNumber, locationNumber }: Property) => {
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

function columnsWith(product: Product, onRemove: (property: Property) => void): readonly Column<Property>[] {
  const pathOf = product === 'HOTEL' ? hotelPath : beveragePath;
  return [
    {
      key: 'name',
      title: 'Property',
      value: ({ name }) => name,
      cell: (property) => (
        <PropertyCell
          name={property.name}
          path={pathOf(property)}
          detail={`${property.address}, ${property.filedCity}`}
          flags={[]}
        />
      ),
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
