import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useAsOf } from '../figures/citing/asOf.ts';
import { GrowthFigures } from '../figures/growth/growth.ts';
import type { Growth } from '../figures/growth/growth.ts';
import type { BrandPageKind } from './brandPages.ts';

const BrandGrowthDocument = graphql(`
  query BrandGrowth($id: ID!, $asOf: AsOfInput) {
    brand(id: $id) {
      id
      growth(asOf: $asOf) {
        ...GrowthFigures
      }
    }
  }
`);

const CompanyGrowthDocument = graphql(`
  query CompanyGrowth($id: ID!, $asOf: AsOfInput) {
    parentCompany(id: $id) {
      id
      growth(asOf: $asOf) {
        ...GrowthFigures
      }
    }
  }
`);

interface Asked {
  /** Undefined while loading, null if there is nothing to compare. */
  growth: Growth | null | undefined;
  failed: boolean;
  retry: () => void;
}

/** The growth of a brand or company, loaded after the page's own figures. */
export function useGrowth({ kind }: BrandPageKind, id: string, isReady: boolean): Asked {
  const variables = { id, asOf: useAsOf() };
  const ofBrand = useQuery(BrandGrowthDocument, isReady && kind === 'BRAND' ? { variables } : skipToken);
  const ofCompany = useQuery(CompanyGrowthDocument, isReady && kind === 'PARENT' ? { variables } : skipToken);
  const asked = kind === 'BRAND' ? ofBrand : ofCompany;
  const masked = kind === 'BRAND' ? ofBrand.data?.brand?.growth : ofCompany.data?.parentCompany?.growth;
  return {
    growth: masked === undefined ? undefined : readFragment(GrowthFigures, masked),
    failed: asked.error !== undefined,
    retry: () => void asked.refetch(),
  };
}
