import type { Product } from '../../gql/graphql.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { usePublishedMonths } from '../search/usePublishedMonths.ts';
import { Aside } from './Aside.tsx';

interface Props {
  product: Product;
  /** Those of a sum. */
  months: readonly string[];
}

/** Says of a sum over months which of them were published though rows are missing, or that this is not known. */
export function IncompleteAside({ product, months }: Props) {
  const { published = [], failure } = usePublishedMonths(product);
  if (failure !== null) return <Aside id="incomplete">which months are incomplete could not be loaded</Aside>;
  const lacking = published.filter(({ month, isIncomplete }) => isIncomplete && months.includes(month));
  if (lacking.length === 0) return null;
  return <Aside id="incomplete">{`${formatMonths(lacking.map(({ month }) => month))} incomplete`}</Aside>;
}
