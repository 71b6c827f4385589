import type Stripe from 'stripe';

/** Comment that Stripe keeps with a subscription that a lost dispute ended. */
export const LOST_DISPUTE = 'A disputed payment was lost.';

/** True if a lost dispute ended this subscription, here or by a setting at Stripe. */
export function endedByDispute({ cancellation_details: details }: Stripe.Subscription): boolean {
  return details?.comment === LOST_DISPUTE || details?.reason === 'payment_disputed';
}
