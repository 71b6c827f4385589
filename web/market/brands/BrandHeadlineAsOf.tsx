import { skipToken, useQuery } from '@apollo/client/react';
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

/** A query of its own for each kind: the cost limit counts skipped fields, too. */
const BrandLocationsAsOfDocument = graphql(`
  query BrandLocationsAsOf($id: ID!, $asOf: AsOfInput!) {
    brand(id: $id) {
      id
      locations(asOf: $asOf)
      rooms(asOf: $asOf)
      roomsLeftOut(asOf: $asOf)
    }
  }
`);

const CompanyLocationsAsOfDocument = graphql(`
  query CompanyLocationsAsOf($id: ID!, $asOf: AsOfInput!) {
    parentCompany(id: $id) {
      id
      locations(asOf: $asOf)
      rooms(asOf: $asOf)
      roomsLeftOut(asOf: $asOf)
    }
  }
`);

interface Props {
  id: string;
  isBrand: boolean;
  asOf: AsOf;
}

/** Key figures of the latest month of a brand or a company as of a release. */
export function BrandHeadlineAsOf({ id, isBrand, asOf }: Props) {
  const figures = useQuery(BrandHeadlineAsOfDocument, { variables: { id, isBrand, asOf } });
  const asked = { variables: { id, asOf } };
  const brand = useQuery(BrandLocationsAsOfDocument, isBrand ? asked : skipToken);
  const company = useQuery(CompanyLocationsAsOfDocument, isBrand ? skipToken : asked);
  const locations = isBrand ? brand : company;
  const failed = [figures, locations].find(({ error }) => error !== undefined);
  if (failed?.error !== undefined)
    return <AsOfFailure what="The key figures" error={failed.error} onRetry={() => void failed.refetch()} />;
  const headed = figures.data?.brand ?? figures.data?.parentCompany;
  return (
    <PastBrandHeadline
      headline={headed && readFragment(HeadlineFragment, headed.headline)}
      locations={isBrand ? brand.data?.brand : company.data?.parentCompany}
    />
  );
}
