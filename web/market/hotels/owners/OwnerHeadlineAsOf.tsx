import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { headlineOf, OwnerHeadline } from './OwnerHeadline.tsx';
import type { OwnerCounts } from './OwnerHeadline.tsx';

const OwnerHeadlineAsOfDocument = graphql(`
  query OwnerHeadlineAsOf($number: String!, $product: Product!, $asOf: AsOfInput!) {
    owner(number: $number) {
      id
      headline(product: $product, asOf: $asOf) {
        ...OwnerHeadlineShown
      }
    }
  }
`);

interface Props {
  number: string;
  product: Product;
  asOf: AsOf;
  counts: OwnerCounts;
}

/** Key figures of the latest month of an owner's properties of a tax as of a release. */
export function OwnerHeadlineAsOf({ counts, ...variables }: Props) {
  const { data, error, refetch } = useQuery(OwnerHeadlineAsOfDocument, { variables });
  if (error !== undefined)
    return <AsOfFailure what="The key figures" error={error} onRetry={() => void refetch()} />;
  return (
    <OwnerHeadline
      {...headlineOf[variables.product]}
      headline={data?.owner?.headline ?? null}
      counts={counts}
    />
  );
}
