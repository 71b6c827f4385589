import type Stripe from 'stripe';

/** True for a subscription that ends by itself: with its period, or on a day that was set in Stripe's dashboard. */
export function isCancelledAtStripe(
  subscription: Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at'>,
): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}
