import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { withGaps } from '../components/chartGaps.ts';
import type { MonthChartData } from '../components/monthSeries.ts';
import { graphql } from '../gql/gql.ts';
import type { Product, PublishedMonthsQuery } from '../gql/graphql.ts';

const PublishedMonthsDocument = graphql(`
  query PublishedMonths($product: Product!) {
    publishedMonths(product: $product) {
      month
      hasMonthlyFilers
      hasQuarterlyFilers
      isIncomplete
      rows
      rowsExpected
    }
  }
`);

export type PublishedMonth = PublishedMonthsQuery['publishedMonths'][number];

/** The months that the releases of a tax have, oldest first; undefined until known, empty where they cannot be had. */
export function usePublishedMonths(product: Product): readonly PublishedMonth[] | undefined {
  const { data, error } = useQuery(PublishedMonthsDocument, { variables: { product } });
  return error === undefined ? data?.publishedMonths : [];
}

/** The months of which the releases have enough for a place or a brand. */
export function wholeMonths(
  published: readonly Pick<PublishedMonth, 'month' | 'hasMonthlyFilers'>[],
): string[] {
  return published.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
}

/** A chart with the months in it that no release has; null until both are known. */
export function useGaps(data: MonthChartData | null, product: Product): MonthChartData | null {
  const published = usePublishedMonths(product);
  return useMemo(
    () => (data === null || published === undefined ? null : withGaps(data, wholeMonths(published))),
    [data, published],
  );
}
