import Stripe from 'stripe';
import { hurried, type Billing, type Source } from './gateway.ts';
import { notSetUp } from './paymentErrors.ts';
import { cancelWithBill } from './subscriptions/grantFree.ts';

/** A subscription as it is stored. */
export interface AtStripe {
  source: Source;
  customerId: string | null;
  subscriptionId: string | null;
  status: string | null;
}

const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * Ends at once all that Stripe would charge of somebody who leaves, purchases that wait for a bank included; what is open
 * need not be paid. Throws where Stripe refuses or does not answer, and where a live subscription runs and its keys are not set.
 */
export async function endAtStripe(billing: Billing, records: readonly AtStripe[]): Promise<void> {
  for (const { source, customerId, subscriptionId, status } of records) {
    if (customerId === null) continue;
    if (source === billing.source) await endOf(hurried(billing).stripe, customerId);
    // Test and demonstration charge nobody.
    else if (source === 'live' && subscriptionId !== null && !OVER.includes(status ?? '')) throw notSetUp();
  }
}

async function endOf(stripe: Stripe, customer: string): Promise<void> {
  for (const { id, status } of await subscriptionsOf(stripe, customer)) {
    if (!OVER.includes(status)) await cancelWithBill(stripe, id);
  }
}

/** None where Stripe does not know the customer any more. */
async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
