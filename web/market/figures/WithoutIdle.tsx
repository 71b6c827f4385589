import type { Product } from '../../gql/graphql.ts';
import { IDLE_APART } from '../../gql/limits.ts';
import type { Change } from '../../ui/formats/formatChange.ts';
import { Aside } from './Aside.tsx';
import { aloneChange } from './growth/alikeParts.ts';

interface Props {
  product: Product;
  /** Like for like. */
  change: Change | null;
  /** The same without idle hotels; null if too little is left to compare, undefined if there are not several hotels. */
  withoutIdle: Change | null | undefined;
}

/** Says beside a change what it is without idle hotels, whose sellers file $0 while the buyers file for them. */
export function WithoutIdle({ product, change, withoutIdle }: Props) {
  if (product === 'BEVERAGE' || change?.percent == null || withoutIdle === undefined) return null;
  // Idle hotels distort the change most where they are too large a part of it.
  if (withoutIdle?.percent == null) {
    return <Aside id="idle-rooms">without idle hotels, too little is left to compare</Aside>;
  }
  if (Math.abs(change.percent - withoutIdle.percent) < IDLE_APART) return null;
  const words = aloneChange({ change: withoutIdle });
  return <Aside id="idle-rooms">{`${words === '' ? 'no change' : words} without idle hotels`}</Aside>;
}
