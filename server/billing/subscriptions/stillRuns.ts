import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { isCancelledAtStripe } from '../rules/isCancelledAtStripe.ts';
import { isStripeError } from '../rules/paymentErrors.ts';
import type { SubscriptionRecord } from './record.ts';

const RUNNING: readonly string[] = ['active', 'trialing', 'past_due'];

const NOT_CHECKED =
  'Your subscription could not be checked with Stripe, so nothing was changed or charged. Please try again in a few minutes.';

/**
 * Asks Stripe whether a recorded subscription still runs and renews, since the event of its end may have been lost. Waits
 * at most 3 seconds. Throws SUBSCRIPTION_NOT_CHECKED if Stripe does not say.
 */
export async function stillRuns(
  { billing, log, requestId }: MemberContext,
  { subscriptionId }: SubscriptionRecord,
): Promise<boolean> {
  // Stripe knows nothing of a plan that an operator granted.
  if (subscriptionId === null) return true;
  try {
    const subscription = await billing.quick.subscriptions.retrieve(subscriptionId);
    return RUNNING.includes(subscription.status) && !isCancelledAtStripe(subscription);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error, requestId }, 'Stripe did not say whether a subscription runs');
    throw refused('SUBSCRIPTION_NOT_CHECKED', NOT_CHECKED);
  }
}
