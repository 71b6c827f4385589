import type Stripe from 'stripe';
import { hurried, type Billing, type Source } from '../gateway.ts';
import { LOST_DISPUTE } from '../invoices/disputes/dispute.rules.ts';
import { isMissing, notSetUp } from '../rules/paymentErrors.ts';
import { cancelWithBill } from './grantFree.ts';

export interface AtStripe {
  source: Source;
  customerId: string | null;
  subscriptionId: string | null;
  status: string | null;
}

const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * Ends at once everything that Stripe would charge a departing member for, including purchases that wait for
 * a bank, and waives open amounts. Throws if Stripe refuses or does not respond, or if a live subscription
 * runs and its keys are missing.
 */
export async function endAtStripe(billing: Billing, records: readonly AtStripe[]): Promise<void> {
  for (const { source, customerId, subscriptionId, status } of records) {
    if (customerId === null) continue;
    if (source === billing.source) await endOf(hurried(billing).stripe, customerId);
    // Test mode and the demonstration charge nobody.
    else if (source === 'live' && subscriptionId !== null && !OVER.includes(status ?? '')) throw notSetUp();
  }
}

/** Ends a subscription whose payment a bank took back, unless it has ended. */
export async function endDisputed(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (!OVER.includes(status)) await cancelWithBill(stripe, subscriptionId, LOST_DISPUTE);
  } catch (error) {
    // Another server has just ended it.
    if (!isMissing(error)) throw error;
  }
}

async function endOf(stripe: Stripe, customer: string): Promise<void> {
  for (const { id, status } of await subscriptionsOf(stripe, customer)) {
    if (!OVER.includes(status)) await cancelWithBill(stripe, id);
  }
}

/** Empty if Stripe no longer knows the customer. */
async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
