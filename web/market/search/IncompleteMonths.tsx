import type { Product } from '../../gql/graphql.ts';
import { incompleteText, usePublishedMonths } from './usePublishedMonths.ts';

/** More are too many to read; the marked months say which the others are. */
const MOST = 3;

interface Props {
  product: Product;
  months: readonly { month: string; isIncomplete: boolean }[];
}

/** Rows that the releases lack in the months of a table, the latest first; nothing if they lack none. */
export function IncompleteMonths({ product, months }: Props) {
  const { published = [] } = usePublishedMonths(product);
  const shown = new Set(months.filter(({ isIncomplete }) => isIncomplete).map(({ month }) => month));
  const lacking = published.filter(({ month }) => shown.has(month)).toReversed();
  if (lacking.length === 0) return null;
  const more = lacking.length - MOST;
  return (
    <p>
      {lacking.slice(0, MOST).map(incompleteText).join(' ')}
      {more > 0 && ` So ${more === 1 ? 'is 1 more month' : `are ${String(more)} more months`}.`}
    </p>
  );
}
