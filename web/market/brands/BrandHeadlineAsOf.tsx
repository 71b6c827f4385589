import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { HeadlineFragment, PastBrandHeadline } from './BrandHeadline.tsx';

const BrandHeadlineAsOfDocument = graphql(`
  query BrandHeadlineAsOf($id: ID!, $asOf: AsOfInput!, $isBrand: Boolean!) {
    brand(id: $id) @include(if: $isBrand) {
      id
      headline(asOf: $asOf) {
        ...BrandHeadline
      }
    }
    parentCompany(id: $id) @skip(if: $isBrand) {
      id
      headline(asOf: $asOf) {
        ...BrandHeadline
      }
    }
  }
`);

interface Props {
  id: string;
  isBrand: boolean;
  asOf: AsOf;
}

/** Key figures of the latest month of a brand or a company as of a release. */
export function BrandHeadlineAsOf(variables: Props) {
  const { data, error, refetch } = useQuery(BrandHeadlineAsOfDocument, { variables });
  if (error !== undefined)
    return <AsOfFailure what="The key figures" error={error} onRetry={() => void refetch()} />;
  const owner = data?.brand ?? data?.parentCompany;
  return <PastBrandHeadline headline={owner && readFragment(HeadlineFragment, owner.headline)} />;
}
