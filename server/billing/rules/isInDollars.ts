/**
 * True for amounts in US dollars, as those of both plans are. An operator can charge a member in another currency in Stripe's
 * dashboard; here such an amount would be taken for dollars, so it is left out.
 */
export function isInDollars({ currency }: { currency: string }): boolean {
  return currency === 'usd';
}
