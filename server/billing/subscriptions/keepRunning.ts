import type Stripe from 'stripe';

/**
 * Takes back a subscription's end at Stripe, whether that is the end of its period or a day that was set in Stripe's
 * dashboard, and returns the subscription.
 */
export async function keepRunning(
  stripe: Stripe,
  id: string,
  { expand }: Pick<Stripe.SubscriptionUpdateParams, 'expand'> = {},
): Promise<Stripe.Subscription> {
  const read = expand === undefined ? {} : { expand };
  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false, ...read });
  // Stripe refuses both in one call.
  return kept.cancel_at === null ? kept : stripe.subscriptions.update(id, { cancel_at: '', ...read });
}
