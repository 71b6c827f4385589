import { lazy } from 'react';
import type { CardEntryProps } from './cardEntry.ts';
import type { Billing } from './useBilling.ts';

const StripeCard = lazy(async () => ({ default: (await import('./StripeCard.tsx')).StripeCard }));
const DemonstrationCard = lazy(async () => ({
  default: (await import('./DemonstrationCard.tsx')).DemonstrationCard,
}));

/** The field for a card: Stripe's, or the demonstration's. */
export function CardField({ billing, ...props }: CardEntryProps & { billing: Billing }) {
  const { publishableKey, testCards } = billing;
  if (publishableKey === null) return <DemonstrationCard {...props} cards={testCards} />;
  return <StripeCard {...props} publishableKey={publishableKey} />;
}
