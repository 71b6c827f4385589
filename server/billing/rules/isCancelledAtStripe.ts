import type Stripe from 'stripe';

type Ending = Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at' | 'items'>;

/**
 * True for a subscription that ends with its current period, or on a day in it that was set in Stripe's dashboard. One that
 * ends on a later day is renewed and charged before.
 */
export function isCancelledAtStripe(subscription: Ending): boolean {
  const { cancel_at_period_end: isCancelled, cancel_at: day } = subscription;
  const end = billedUntil(subscription);
  return isCancelled || (day !== null && (end === null || day <= end));
}

/** The end of the current period, or an earlier day that was set in Stripe's dashboard; in Unix seconds, null if unknown. */
export function periodEndOf(subscription: Ending): number | null {
  const end = billedUntil(subscription);
  const { cancel_at: day } = subscription;
  return end !== null && day !== null ? Math.min(day, end) : end;
}

/** The end of the current period, when the next one is charged; in Unix seconds, null if unknown. */
export function billedUntil({ items }: Pick<Ending, 'items'>): number | null {
  return items.data[0]?.current_period_end ?? null;
}
