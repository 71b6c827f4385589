import type Stripe from 'stripe';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { closeAttempt, type Attempt } from '../subscriptions/attempt.ts';
import { setAttemptObject } from '../subscriptions/attempt.sql.ts';
import type { PaymentDeps } from '../gateway.ts';
import { methodOf } from './cardSetup.ts';
import { payDue, type Due } from '../subscriptions/due.ts';
import { readAgain } from '../subscriptions/reading.ts';
import { recordOf, type SubscriptionRecord } from '../subscriptions/record.ts';
import type { PaymentResult } from '../paymentResult.ts';

export type Customer = SubscriptionRecord & { customerId: string };

/**
 * Makes a card the default and charges any amount due, or returns the bank's check that must come first.
 * Every step can be repeated.
 */
export async function charge(
  deps: PaymentDeps,
  customer: Customer,
  attempt: Attempt,
  setup: Stripe.SetupIntent,
): Promise<PaymentResult> {
  const { accounts, billing } = deps;
  if (setup.status === 'requires_action') return wait(deps, attempt, setup.id, setup.client_secret);
  const method = methodOf(setup);
  const settings = { invoice_settings: { default_payment_method: method } };
  await billing.stripe.customers.update(customer.customerId, settings);
  const due = await chargeFromNow(billing.stripe, customer, attempt, method);
  if (due.status === 'paid') {
    await readAgain(accounts, billing, customer.memberId, (db) => closeAttempt(db, attempt, 'SUCCEEDED'));
    return { clientSecret: null };
  }
  // The card is stored even if its charge fails.
  await readAgain(accounts, billing, customer.memberId);
  if (due.status === 'failed') throw due.reason;
  return wait(deps, attempt, setup.id, due.clientSecret);
}

/** Stores the card setup with the attempt, by which events find it while it waits for the bank. */
async function wait(
  { accounts }: PaymentDeps,
  attempt: Attempt,
  setupId: string,
  clientSecret: string | null,
): Promise<PaymentResult> {
  await accounts.query(setAttemptObject, [attempt.id, setupId]);
  return { clientSecret };
}

/** Makes a card the default of a running subscription, if any, and pays its open invoice. */
async function chargeFromNow(
  stripe: Stripe,
  { subscriptionId, status }: Customer,
  attempt: Attempt,
  method: string,
): Promise<Due> {
  const isLiving = status === 'active' || status === 'trialing' || status === 'past_due';
  if (subscriptionId === null || !isLiving) return { status: 'paid' };
  const changed = await stripe.subscriptions.update(subscriptionId, { default_payment_method: method });
  return changed.status === 'past_due' ? payDue(stripe, attempt, changed) : { status: 'paid' };
}

/** State of a card after its bank's check. Throws NOT_FOUND if no card was sent to a check. */
export async function concludeCard(
  deps: PaymentDeps,
  memberId: string,
  attempt: Attempt,
): Promise<PaymentResult> {
  const record = await recordOf(deps.accounts, memberId);
  const { customerId } = record;
  if (!attempt.objectId || customerId === null) throw nothingWaits();
  const setup = await deps.billing.stripe.setupIntents.retrieve(attempt.objectId);
  return charge(deps, { ...record, customerId }, attempt, setup);
}

export function nothingWaits(): Error {
  return refused('NOT_FOUND', 'There is no card to confirm.');
}
