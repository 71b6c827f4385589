import type Stripe from 'stripe';
import { keyOf, type Attempt } from './attempt.ts';
import { cardProblemOf, isRefusal, paymentRefused } from '../rules/paymentErrors.ts';
import { intentOf, problemOf } from './continuePayment.ts';
import { idOf } from '../rules/stripeId.ts';

export type Due =
  | { status: 'paid' }
  | { status: 'requires_action'; clientSecret: string }
  | { status: 'failed'; reason: Error };

/** Client secret of the bank's check for the current card; null if none is needed. */
export async function questionOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<string | null> {
  const intent = await intentOf(stripe, subscription);
  if (intent?.status !== 'requires_action') return null;
  const isOwnCard = idOf(intent.payment_method) === idOf(subscription.default_payment_method);
  return isOwnCard ? intent.client_secret : null;
}

/**
 * Pays the latest invoice with the current card while the cardholder is present, because a bank may need
 * them. Does nothing while a check is open. Each attempt tries an invoice once, and the invoice is paid once.
 */
export async function payDue(
  stripe: Stripe,
  attempt: Attempt,
  subscription: Stripe.Subscription,
): Promise<Due> {
  const clientSecret = await questionOf(stripe, subscription);
  if (clientSecret !== null) return { status: 'requires_action', clientSecret };
  const refusal = await refusalOf(stripe, attempt, idOf(subscription.latest_invoice));
  // Repeating a key returns the earlier response; the intent has the current state.
  return refusal === null ? { status: 'paid' } : lookAtDue(stripe, subscription, refusal);
}

async function refusalOf(stripe: Stripe, attempt: Attempt, invoice: string | null): Promise<unknown> {
  try {
    if (invoice === null) return new Error('There is no invoice.');
    await stripe.invoices.pay(invoice, { off_session: false }, keyOf(attempt, `pay:${invoice}`));
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
}

/** State of the latest invoice after an attempt. */
export async function lookAtDue(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  refusal: unknown = null,
): Promise<Due> {
  const intent = await intentOf(stripe, subscription);
  if (intent?.status === 'succeeded') return { status: 'paid' };
  if (intent?.status === 'requires_action' && intent.client_secret) {
    return { status: 'requires_action', clientSecret: intent.client_secret };
  }
  return { status: 'failed', reason: paymentRefused(problemOf(intent) ?? cardProblemOf(refusal)) };
}
