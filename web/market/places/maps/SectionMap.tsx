import { useMemo } from 'react';
import type { MapFilter, Product } from '../../../gql/graphql.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { MarketMap } from './MarketMap.tsx';
import { MAP_STATE } from './mapState.ts';

interface Props {
  title: string;
  product: Product;
  filter: MapFilter;
}

const MOST_ROWS = 2_000;

/** A map within a page; its state has names of its own in the address. */
export function SectionMap({ title, product, filter }: Props) {
  const [state, patch] = useUrlState(MAP_STATE, 'map.');
  const question = useMemo(() => ({ product, filter, top: MOST_ROWS }), [product, filter]);
  return (
    <MarketMap title={title} question={question} state={state} patch={patch} listPrefix="maplist." isSmall />
  );
}
