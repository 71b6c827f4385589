import type Stripe from 'stripe';
import { keyOf, type Attempt } from './attempt.ts';
import { cardProblemOf, isRefusal, paymentRefused } from '../paymentErrors.ts';
import { intentOf, problemOf } from './continuePayment.ts';

/** What became of an invoice that a renewal left open. */
export type Due =
  | { status: 'paid' }
  | { status: 'requires_action'; clientSecret: string }
  | { status: 'failed'; reason: Error };

/** What the bank of the card that is charged now asks; null where it asks nothing. */
export async function questionOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<string | null> {
  const intent = await intentOf(stripe, subscription);
  if (intent?.status !== 'requires_action') return null;
  const isOwnCard = idOf(intent.payment_method) === idOf(subscription.default_payment_method);
  return isOwnCard ? intent.client_secret : null;
}

/**
 * Has the latest invoice paid by the card that is charged now, with its holder at hand: a bank may ask for them. Where
 * it does already, nothing is tried. An invoice is tried once for an attempt, and paid once whatever is tried.
 */
export async function payDue(
  stripe: Stripe,
  attempt: Attempt,
  subscription: Stripe.Subscription,
): Promise<Due> {
  const clientSecret = await questionOf(stripe, subscription);
  if (clientSecret !== null) return { status: 'requires_action', clientSecret };
  const refusal = await refusalOf(stripe, attempt, idOf(subscription.latest_invoice));
  // What is answered to the same key again is what was: how it is now, the intent says.
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

/** Where it stands with the latest invoice, which was tried. */
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

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
