import type { Billing } from '../gateway.ts';
import { isInDollars } from '../rules/isInDollars.ts';
import { isMissing, isStripeError } from '../rules/paymentErrors.ts';
import { isOffered, type Plan } from '../rules/plan.rules.ts';
import type { SubscriptionRecord } from './record.ts';

/**
 * Cents that a first payment charges today. A customer from before may have a discount, a credit or a debt at Stripe. Null
 * for a plan that is not sold, or if Stripe does not say within 3 seconds.
 */
export async function purchaseCents(
  billing: Billing,
  { customerId }: Pick<SubscriptionRecord, 'customerId'>,
  plan: Plan,
): Promise<number | null> {
  if (billing.source === 'none' || !isOffered(plan)) return null;
  if (customerId === null) return billing.cents[plan];
  try {
    const preview = await billing.quick.invoices.createPreview({
      customer: customerId,
      subscription_details: { items: [{ price: billing.prices[plan] }] },
    });
    return isInDollars(preview) ? preview.amount_due : null;
  } catch (error) {
    // The purchase makes another customer in place of one that was deleted.
    if (isMissing(error)) return billing.cents[plan];
    if (isStripeError(error)) return null;
    throw error;
  }
}
