import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../gql/gql.ts';
import { readFragment } from '../gql/fragment-masking.ts';
import { ListedBar, ListedHotel } from '../market/search/portfolios/ListedProperty.tsx';
import { addressLine, propertyPath } from '../market/premises/property.ts';
import type { Suggestion } from '../market/search/suggestions.ts';

const PaletteRecentDocument = graphql(`
  query PaletteRecent($first: Int!) {
    recentlyViewed(first: $first) {
      nodes {
        product
        hotel {
          ...ListedHotel
        }
        beverageProperty {
          ...ListedBar
        }
      }
    }
  }
`);

const MOST = 5;

/** The properties that the member looked at last. */
export function usePaletteRecent(): readonly Suggestion[] {
  const { data } = useQuery(PaletteRecentDocument, {
    variables: { first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  return useMemo(
    () =>
      (data?.recentlyViewed.nodes ?? []).flatMap(({ product, hotel, beverageProperty }): Suggestion[] => {
        const property = readFragment(ListedHotel, hotel) ?? readFragment(ListedBar, beverageProperty);
        if (property === null) return [];
        return [
          {
            id: `recent ${property.id}`,
            label: property.name,
            detail: addressLine(property),
            status: null,
            isCurrent: true,
            path: propertyPath(product, property),
            section: 'Recently viewed',
          },
        ];
      }),
    [data],
  );
}
