import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../gql/gql.ts';
import type { Suggestion } from '../market/search/suggestions.ts';
import { brandPath, parentCompanyPath } from './paths.ts';
import { hasWordStart } from './wordStart.ts';

const PaletteBrandsDocument = graphql(`
  query PaletteBrands {
    brands {
      id
      name
      matchText
      excludeText
      parentCompany {
        id
        name
      }
    }
  }
`);

const MOST = 5;
const line = { status: null, isCurrent: true } as const;

/** Brands and their companies with a word that begins with the text; none if they cannot be asked for. */
export function usePaletteBrands(text: string): readonly Suggestion[] {
  const { data } = useQuery(PaletteBrandsDocument);
  const named = useMemo(() => {
    const brands = data?.brands ?? [];
    const companies = new Map(brands.map(({ parentCompany }) => [parentCompany.id, parentCompany]));
    return [
      ...brands.map((brand) => ({
        ...line,
        id: brand.id,
        label: brand.name,
        detail: 'brand',
        section: 'Brands',
        path: brandPath(brand),
      })),
      ...[...companies.values()].map((company) => ({
        ...line,
        id: company.id,
        label: company.name,
        detail: 'brands’ company',
        section: 'Companies',
        path: parentCompanyPath(company),
      })),
    ];
  }, [data]);
  return useMemo(() => {
    const start = text.trim().toUpperCase();
    if (start === '') return [];
    return named.filter(({ label }) => hasWordStart(label, start)).slice(0, MOST);
  }, [named, text]);
}
