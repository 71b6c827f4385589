/** Name of the product as the served page has it, for when the server does not answer. */
export function servedName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  // The development server's page has none.
  return meta?.content || 'Texas Receipts';
}
