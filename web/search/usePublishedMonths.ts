import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { withGaps } from '../components/chartGaps.ts';
import type { MonthChartData } from '../components/monthSeries.ts';
import { graphql } from '../gql/gql.ts';
import type { Product } from '../gql/graphql.ts';

const PublishedMonthsDocument = graphql(`
  query PublishedMonths($product: Product!) {
    publishedMonths(product: $product)
  }
`);

/** The months that the releases of a tax have; undefined until they are known, empty where they cannot be had. */
export function usePublishedMonths(product: Product): readonly string[] | undefined {
  const { data, error } = useQuery(PublishedMonthsDocument, { variables: { product } });
  return error === undefined ? data?.publishedMonths : [];
}

/** A chart with the months in it that no release has; null until both are known. */
export function useGaps(data: MonthChartData | null, product: Product): MonthChartData | null {
  const published = usePublishedMonths(product);
  return useMemo(
    () => (data === null || published === undefined ? null : withGaps(data, published)),
    [data, published],
  );
}
