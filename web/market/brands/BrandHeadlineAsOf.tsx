import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import type { Period } from '../../ui/formats/monthArithmetic.ts';
import { twelveUpTo } from '../../ui/formats/monthArithmetic.ts';
import { brandMonths, BrandMonthsAsOfDocument, CompanyMonthsAsOfDocument } from './brandFigures.ts';
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
  const headed = figures.data?.brand ?? figures.data?.parentCompany;
  const headline = headed && readFragment(HeadlineFragment, headed.headline);
  const months = usePastMonths(id, isBrand, headline ? { asOf, ...twelveUpTo(headline.month) } : null);
  const asked = { variables: { id, asOf } };
  const brand = useQuery(BrandLocationsAsOfDocument, isBrand ? asked : skipToken);
  const company = useQuery(CompanyLocationsAsOfDocument, isBrand ? skipToken : asked);
  const locations = isBrand ? brand : company;
  const failed = [figures, locations, months].find(({ error }) => error !== undefined);
  if (failed?.error !== undefined)
    return <AsOfFailure what="The key figures" error={failed.error} onRetry={() => void failed.refetch()} />;
  const found = months.data;
  return (
    <PastBrandHeadline
      // Without its months, nothing would say in which of them rooms count twice.
      headline={headline && !found ? undefined : headline}
      months={found ? brandMonths(found) : []}
      locations={isBrand ? brand.data?.brand : company.data?.parentCompany}
    />
  );
}

/** The months of a brand or a company over a period as of a release; null for none. */
function usePastMonths(id: string, isBrand: boolean, asked: (Period & { asOf: AsOf }) | null) {
  const options = asked === null ? skipToken : { variables: { id, ...asked } };
  const brand = useQuery(BrandMonthsAsOfDocument, isBrand ? options : skipToken);
  const company = useQuery(CompanyMonthsAsOfDocument, isBrand ? skipToken : options);
  const { error, refetch } = isBrand ? brand : company;
  return { data: isBrand ? brand.data?.brand : company.data?.parentCompany, error, refetch };
}
