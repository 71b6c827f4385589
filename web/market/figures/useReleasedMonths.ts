import { useMemo } from 'react';
import type { Product } from '../../gql/graphql.ts';
import { usePublishedMonths, wholeMonths } from '../search/usePublishedMonths.ts';

/** The months that a release has, for places those with the filings of monthly filers; null until they are known. */
export function useReleasedMonths(product: Product, of: 'place' | 'property'): ReadonlySet<string> | null {
  const { published } = usePublishedMonths(product);
  return useMemo(() => {
    if (published === undefined) return null;
    return new Set(of === 'place' ? wholeMonths(published) : published.map(({ month }) => month));
  }, [published, of]);
}
