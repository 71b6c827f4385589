import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import { ChartShare } from '../../../ui/charts/chartShare.ts';
import { lazy } from '../../../ui/parts/lazy.tsx';

// Few charts are public, so that pages do not wait for it.
const EmbedButton = lazy(
  async () => (await import('./EmbedButton.tsx')).EmbedButton,
  () => null,
);

interface Props {
  /** Id of the hotel, bar or place; null while loading, and for figures that are not today's. */
  id: string | null;
  product: Product;
  children: ReactNode;
}

/** Charts of a hotel, bar or place, which can be embedded in other pages if they are public. */
export function Embeddable({ id, product, children }: Props) {
  const share = id === null ? null : <EmbedButton id={id} product={product} />;
  return <ChartShare value={<Suspense fallback={null}>{share}</Suspense>}>{children}</ChartShare>;
}
