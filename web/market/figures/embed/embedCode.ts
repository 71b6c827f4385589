import type { Product, PublicSampleQuery } from '../../../gql/graphql.ts';

export type Sample = NonNullable<PublicSampleQuery['publicSample']>;

/** Address of the chart of a public sample. */
function embedAddress(origin: string, id: string, product: Product): string {
  const tax = product === 'BEVERAGE' && !id.startsWith('beverage:') ? '?tax=bar' : '';
  return `${origin}/embed/${encodeURIComponent(id)}${tax}`;
}

/** HTML that shows the chart within another page. */
export function embedCode(origin: string, id: string, product: Product): string {
  const address = embedAddress(origin, id, product);
  return `<iframe src="${address}" title="Receipts by month" width="100%" height="380" loading="lazy" style="border:0"></iframe>`;
}
