import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { withGaps } from '../../ui/charts/chartGaps.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product, PublishedMonthsQuery } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import type { Failed } from '../../ui/parts/Failure.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';

// Every query of published months on members' pages selects this fragment and names `asOf`, if only null. Apollo's cache
// keeps one list for the same arguments: an answer with fewer fields would replace it, and the other queries of the list
// be sent again.
graphql(`
  fragment PublishedMonthFacts on PublishedMonth {
    month
    hasMonthlyFilers
    hasQuarterlyFilers
    isIncomplete
    rows
    rowsExpected
  }
`);

const PublishedMonthsDocument = graphql(`
  query PublishedMonths($product: Product!, $asOf: AsOfInput) {
    publishedMonths(product: $product, asOf: $asOf) {
      ...PublishedMonthFacts @unmask
    }
  }
`);

export type PublishedMonth = PublishedMonthsQuery['publishedMonths'][number];

interface PublishedMonths {
  /** Oldest first; undefined until they are known. */
  published: readonly PublishedMonth[] | undefined;
  failure: Failed | null;
}

/** The months that the releases of a tax have, or had by the release that the page's address names. */
export function usePublishedMonths(product: Product): PublishedMonths {
  const asOf = useAsOf();
  const { data, error, refetch } = useQuery(PublishedMonthsDocument, { variables: { product, asOf } });
  const failure = error === undefined ? null : { error, onRetry: () => void refetch() };
  return { published: data?.publishedMonths, failure };
}

/** Rows that the releases lack in an incomplete month: `Mar 2023 is incomplete: it has 16,248 rows where …`. */
export function incompleteText({
  month,
  rows,
  rowsExpected,
}: Pick<PublishedMonth, 'month' | 'rows' | 'rowsExpected'>): string {
  if (rowsExpected === null)
    return `${formatMonth(month)} is incomplete: permits that filed late are in the next release, which is missing.`;
  const [has, usual] = [rows ?? 0, rowsExpected].map(formatCount);
  return `${formatMonth(month)} is incomplete: it has ${has ?? ''} rows where the months around it have ${usual ?? ''}.`;
}

/** The months of which the releases have enough for a place or a brand. */
export function wholeMonths(
  published: readonly Pick<PublishedMonth, 'month' | 'hasMonthlyFilers'>[],
): string[] {
  return published.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
}

/** A chart with the months in it that no release has; null until both are known, without them if they cannot be had. */
export function useGaps(data: MonthChartData | null, product: Product): MonthChartData | null {
  const { published, failure } = usePublishedMonths(product);
  const isFailed = failure !== null;
  return useMemo(() => {
    if (data === null || published === undefined) return isFailed ? data : null;
    return withGaps(data, wholeMonths(published));
  }, [data, published, isFailed]);
}
