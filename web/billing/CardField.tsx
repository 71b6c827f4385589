import { lazy, Suspense } from 'react';
import { Failure } from '../ui/parts/Failure.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import type { CardEntryProps } from './cardEntry.ts';
import { useBilling } from './useBilling.ts';

const StripeCard = lazy(async () => ({ default: (await import('./StripeCard.tsx')).StripeCard }));
const DemonstrationCard = lazy(async () => ({
  default: (await import('./DemonstrationCard.tsx')).DemonstrationCard,
}));

/** The field for a card: Stripe's, or the demonstration's. */
export function CardField(props: CardEntryProps) {
  const { billing, failed, retry } = useBilling();
  if (failed) return <Failure what="The card entry" onRetry={retry} />;
  const loading = <Skeleton width="100%" height={64} />;
  if (billing === undefined) return loading;
  const { publishableKey, testCards } = billing;
  return (
    <Suspense fallback={loading}>
      {publishableKey === null ? (
        <DemonstrationCard {...props} cards={testCards} />
      ) : (
        <StripeCard {...props} publishableKey={publishableKey} />
      )}
    </Suspense>
  );
}
