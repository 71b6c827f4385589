import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { graphql } from '../../gql/gql.ts';
import type { Product, TaxpayerPropertiesQuery } from '../../gql/graphql.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import type { PropertyKey } from './property.ts';
import { relatedId, RelatedList, relatedOf } from './RelatedList.tsx';
import type { Related } from './RelatedList.tsx';
import styles from './RelatedList.module.css';

const TaxpayerPropertiesDocument = graphql(`
  query TaxpayerProperties($taxpayerNumber: String!, $first: Int!, $after: String) {
    taxpayerProperties(taxpayerNumber: $taxpayerNumber, first: $first, after: $after) {
      totalCount
      nodes {
        hotel {
          id
          ...RelatedProperty
        }
        beverageProperty {
          id
          ...RelatedProperty
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Ten beside the property itself. */
const FIRST = 11;
/** The largest taxpayer has some thousands. */
const MORE = 50;

function othersOf(data: TaxpayerPropertiesQuery, ownId: string): Related[] {
  return data.taxpayerProperties.nodes
    .flatMap(({ hotel, beverageProperty }) => [
      ...(hotel === null ? [] : relatedOf('HOTEL', [hotel])),
      ...(beverageProperty === null ? [] : relatedOf('BEVERAGE', [beverageProperty])),
    ])
    .filter(({ id }) => id !== ownId);
}

function useTaxpayerProperties(taxpayerNumber: string) {
  const { data, error, refetch, fetchMore } = useQuery(TaxpayerPropertiesDocument, {
    variables: { taxpayerNumber, first: FIRST, after: null },
  });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const showMore = (): void => {
    setBusy(true);
    setFailed(false);
    const after = data?.taxpayerProperties.pageInfo.endCursor ?? null;
    fetchMore({
      variables: { after, first: MORE },
      updateQuery: (before, { fetchMoreResult: { taxpayerProperties: next } }) => ({
        taxpayerProperties: { ...next, nodes: [...before.taxpayerProperties.nodes, ...next.nodes] },
      }),
    })
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return { data, error, retry: () => void refetch(), showMore, busy, failed };
}

interface Props {
  product: Product;
  propertyKey: PropertyKey;
}

/** The taxpayer's other properties, of both taxes. */
export function TaxpayerProperties({ product, propertyKey }: Props) {
  const { taxpayerNumber } = propertyKey;
  const own = relatedId(product, propertyKey);
  const { data, error, retry, showMore, busy, failed } = useTaxpayerProperties(taxpayerNumber);
  const others = useMemo(() => (data === undefined ? null : othersOf(data, own)), [data, own]);
  const list = data?.taxpayerProperties;
  return (
    <Card title="Taxpayer Other Properties">
      {error === undefined ? (
        <RelatedList properties={others} />
      ) : (
        <Failure what="The other properties" onRetry={retry} />
      )}
      {list?.pageInfo.hasNextPage === true && (
        <div className={styles.more}>
          <Button size="small" loading={busy} onClick={showMore}>
            Show more
          </Button>
          <span>{`${formatCount(list.totalCount)} in total, including this one`}</span>
        </div>
      )}
      {failed && <Failure what="More of them" onRetry={showMore} />}
    </Card>
  );
}
