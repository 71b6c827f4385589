import type { Product } from '../../gql/graphql.ts';
import { IDLE_APART } from '../../gql/limits.ts';
import type { Change } from '../../ui/formats/formatChange.ts';
import { Aside } from './Aside.tsx';
import { aloneChange } from './growth/alikeParts.ts';

interface Props {
  product: Product;
  /** Like for like. */
  change: Change | null;
  /** The same without idle hotels or bars; null if too little is left to compare, undefined if there are not several. */
  withoutIdle: Change | null | undefined;
}

const WORDS: Record<Product, { without: string; id: string }> = {
  HOTEL: { without: 'without idle hotels', id: 'idle-rooms' },
  BEVERAGE: { without: 'without bars that filed $0', id: 'idle-bars' },
};

/**
 * Says beside a change what it is without idle hotels, whose sellers file $0 while the buyers file for them, or bars that
 * filed $0 before they opened or after they closed.
 */
export function WithoutIdle({ product, change, withoutIdle }: Props) {
  if (change?.percent == null || withoutIdle === undefined) return null;
  const { without, id } = WORDS[product];
  // They distort the change most where they are too large a part of it.
  if (withoutIdle?.percent == null) {
    return <Aside id={id}>{`${without}, too little is left to compare`}</Aside>;
  }
  if (Math.abs(change.percent - withoutIdle.percent) < IDLE_APART) return null;
  const words = aloneChange({ change: withoutIdle });
  return <Aside id={id}>{`${words === '' ? 'no change' : words} ${without}`}</Aside>;
}
