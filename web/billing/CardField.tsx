import type { CardEntryProps } from './cardEntry.ts';
import type { Billing } from './useBilling.ts';
import { lazy } from '../ui/parts/lazy.tsx';

const StripeCard = lazy(async () => (await import('./StripeCard.tsx')).StripeCard);
const DemonstrationCard = lazy(async () => (await import('./DemonstrationCard.tsx')).DemonstrationCard);

/** The field for a card: Stripe's, or the demonstration's. */
export function CardField({ billing, ...props }: CardEntryProps & { billing: Billing }) {
  const { publishableKey, testCards } = billing;
  if (publishableKey === null) return <DemonstrationCard {...props} cards={testCards} />;
  return <StripeCard {...props} publishableKey={publishableKey} />;
}
