import type Stripe from 'stripe';
import type { Billing } from '../gateway.ts';
import { isInDollars } from '../rules/isInDollars.ts';
import { isStripeError } from '../rules/paymentErrors.ts';
import { idOf } from '../rules/stripeId.ts';

const RENEWED: readonly string[] = ['active', 'trialing'];

/**
 * Cents that the next renewal will charge, with the coupons, credits and taxes that were set in Stripe's dashboard; of a
 * cancelled subscription, those of the renewal if it is kept. Null if it does not renew, is charged in another currency, or
 * Stripe does not say within 3 seconds.
 */
export async function renewalCents(
  { quick }: Billing,
  subscription: Stripe.Subscription,
): Promise<number | null> {
  const customer = idOf(subscription.customer);
  if (!RENEWED.includes(subscription.status) || customer === null) return null;
  const asKept = keptTerms(subscription);
  try {
    const preview = await quick.invoices.createPreview({
      customer,
      subscription: subscription.id,
      ...(asKept && { subscription_details: asKept }),
    });
    return isInDollars(preview) ? preview.amount_due : null;
  } catch (error) {
    // A member can keep, cancel and pay a plan whose next amount is not known.
    if (isStripeError(error)) return null;
    throw error;
  }
}

/** Changes that take a subscription's end back: that of its period, or a day set in Stripe's dashboard; null if it has none. */
function keptTerms({ cancel_at_period_end: isCancelled, cancel_at: day }: Stripe.Subscription): Kept | null {
  if (isCancelled) return { cancel_at_period_end: false };
  return day === null ? null : { cancel_at: '' };
}

type Kept = Pick<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails, 'cancel_at' | 'cancel_at_period_end'>;
