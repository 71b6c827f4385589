import type Stripe from 'stripe';
import type { Billing } from '../gateway.ts';
import { isStripeError } from '../rules/paymentErrors.ts';
import { canUpgrade, type SubscriptionRecord } from './record.ts';

/**
 * Deducts the paid month in full, so that only the difference is charged. The amount is the same on every day of the
 * month: it is deducted as of the period’s start.
 */
export function yearlyTerms({ prices }: Billing, { itemId, periodStart }: SubscriptionRecord): YearlyTerms {
  return {
    items: [{ id: itemId ?? '', price: prices.YEARLY }],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'always_invoice',
    ...(periodStart && { proration_date: Math.floor(periodStart.getTime() / 1000) }),
  };
}

interface YearlyTerms {
  items: { id: string; price: string }[];
  billing_cycle_anchor: { type: 'now' };
  proration_behavior: Stripe.SubscriptionUpdateParams.ProrationBehavior;
  proration_date?: number;
}

/** Cost of upgrading today, in cents; null if no upgrade is possible or Stripe does not respond. */
export async function upgradeCents(billing: Billing, record: SubscriptionRecord): Promise<number | null> {
  const { customerId, subscriptionId } = record;
  const isClosed = billing.source === 'none' || !canUpgrade(record);
  if (isClosed || customerId === null || subscriptionId === null) return null;
  try {
    const preview = await billing.quick.invoices.createPreview({
      customer: customerId,
      subscription: subscriptionId,
      subscription_details: yearlyTerms(billing, record),
    });
    return preview.amount_due;
  } catch (error) {
    if (isStripeError(error)) return null;
    throw error;
  }
}
