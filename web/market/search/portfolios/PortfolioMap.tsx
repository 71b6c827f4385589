import { useMemo } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import { MapSection } from '../../places/maps/MapSection.tsx';

interface Props {
  product: Product;
  /** Ids of the properties. */
  ids: readonly string[];
}

/** Properties of a portfolio on a map, those without figures too. */
export function PortfolioMap({ product, ids }: Props) {
  const text = ids.join(' ');
  const filter = useMemo(() => ({ properties: text.split(' ') }), [text]);
  return (
    <MapSection
      key={text}
      title={product === 'HOTEL' ? 'Hotels on a map' : 'Bars on a map'}
      product={product}
      filter={filter}
    />
  );
}
