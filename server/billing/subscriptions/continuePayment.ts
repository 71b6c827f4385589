import type Stripe from 'stripe';
import type { MemberContext } from '../../members/context.ts';
import { closeAttempt, keyOf, type Attempt } from './attempt.ts';
import { setAttemptObject } from './attempt.sql.ts';
import type { PaymentDeps } from '../gateway.ts';
import { PlanCode, type OfferedPlan } from '../rules/plan.rules.ts';
import { isRefusal, paymentRefused, type CardProblem } from '../rules/paymentErrors.ts';
import { readAgain } from './reading.ts';
import { idOf } from '../rules/stripeId.ts';

export type PaymentProgress =
  | { status: 'paid' }
  | { status: 'requires_action'; clientSecret: string; subscriptionId: string }
  | { status: 'failed'; reason: Error };

/**
 * Continues an attempt until it ends or the bank must check the cardholder. Each step has its own idempotency
 * key, so that repeating it has no effect.
 */
export async function continuePayment(
  context: MemberContext,
  memberId: string,
  customerId: string,
  attempt: Attempt,
): Promise<PaymentProgress> {
  const { accounts } = context;
  try {
    const subscription =
      attempt.objectId === null
        ? await create(context, customerId, attempt)
        : await context.billing.stripe.subscriptions.retrieve(attempt.objectId);
    return await conclude(context, memberId, attempt, subscription);
  } catch (error) {
    // A step that may have succeeded stays open, and the next run repeats it.
    if (!isRefusal(error)) throw error;
    await closeAttempt(accounts, attempt, 'FAILED');
    return { status: 'failed', reason: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Creates the subscription, or finds the one that an earlier call with the same key created. */
async function create(
  { accounts, billing }: MemberContext,
  customer: string,
  attempt: Attempt,
): Promise<Stripe.Subscription> {
  const { stripe, prices } = billing;
  const card = attempt.card ?? '';
  const method = card.startsWith('tok_') ? await methodOf(stripe, attempt, card) : card;
  const attached = await stripe.paymentMethods.attach(method, { customer }, keyOf(attempt, 'attach'));
  const plan: OfferedPlan = attempt.plan === PlanCode.YEARLY ? 'YEARLY' : 'MONTHLY';
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: prices[plan] }],
      default_payment_method: attached.id,
      payment_behavior: 'allow_incomplete',
      metadata: { attempt_id: attempt.id },
    },
    keyOf(attempt, 'subscribe'),
  );
  await accounts.query(setAttemptObject, [attempt.id, subscription.id]);
  const isReplayed = subscription.lastResponse.headers['idempotent-replayed'] === 'true';
  return isReplayed ? stripe.subscriptions.retrieve(subscription.id) : subscription;
}

/** Creates the payment method for a token from older clients. */
async function methodOf(stripe: Stripe, attempt: Attempt, token: string): Promise<string> {
  const made = await stripe.paymentMethods.create({ type: 'card', card: { token } }, keyOf(attempt, 'card'));
  return made.id;
}

async function conclude(
  context: MemberContext,
  memberId: string,
  attempt: Attempt,
  subscription: Stripe.Subscription,
): Promise<PaymentProgress> {
  const { accounts, billing } = context;
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    await readAgain(accounts, billing, memberId, (db) => closeAttempt(db, attempt, 'SUCCEEDED'));
    return { status: 'paid' };
  }
  const intent = await intentOf(billing.stripe, subscription);
  if (subscription.status === 'incomplete' && intent?.status === 'requires_action' && intent.client_secret) {
    await readAgain(accounts, billing, memberId);
    return { status: 'requires_action', clientSecret: intent.client_secret, subscriptionId: subscription.id };
  }
  if (await giveUp(context, memberId, attempt, subscription.id, 'FAILED')) return { status: 'paid' };
  return { status: 'failed', reason: paymentRefused(problemOf(intent)) };
}

/** The payment of the latest invoice. */
export async function intentOf(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<Stripe.PaymentIntent | null> {
  const id = idOf(invoice);
  if (id === null) return null;
  const payments = await stripe.invoicePayments.list({
    invoice: id,
    limit: 1,
    expand: ['data.payment.payment_intent'],
  });
  const intent = payments.data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent : null;
}

export function problemOf(intent: Stripe.PaymentIntent | null): CardProblem | null {
  const error = intent?.last_payment_error;
  if (!error?.message) return null;
  return { code: error.code, declineCode: error.decline_code, message: error.message };
}

/**
 * Ends an unpaid subscription so that it can never be paid. Voids its invoice first, because the cardholder
 * may be on the bank's page. Returns true if it was paid at that moment after all.
 */
async function isPaidAfterAll(stripe: Stripe, attempt: Attempt, subscriptionId: string): Promise<boolean> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
  const id = idOf(invoice);
  try {
    if (id !== null) await stripe.invoices.voidInvoice(id, {}, keyOf(attempt, 'void'));
  } catch (error) {
    // Already paid or void.
    if (!isRefusal(error)) throw error;
  }
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status === 'incomplete')
    await stripe.subscriptions.cancel(subscriptionId, {}, keyOf(attempt, 'cancel'));
  return status === 'active' || status === 'trialing';
}

/** Gives up an attempt with an outcome. Returns true if it was paid at that moment after all. */
export async function giveUp(
  { accounts, billing }: PaymentDeps,
  memberId: string,
  attempt: Attempt,
  subscriptionId: string,
  outcome: 'FAILED' | 'REPLACED',
): Promise<boolean> {
  const isPaid = await isPaidAfterAll(billing.stripe, attempt, subscriptionId);
  const end = isPaid ? 'SUCCEEDED' : outcome;
  await readAgain(accounts, billing, memberId, (db) => closeAttempt(db, attempt, end));
  return isPaid;
}
