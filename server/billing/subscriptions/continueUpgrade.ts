import type Stripe from 'stripe';
import { closeAttempt, keyOf, openAttemptOf, type Attempt } from './attempt.ts';
import type { PaymentDeps } from '../gateway.ts';
import { isRefusal, paymentRefused } from '../rules/paymentErrors.ts';
import { intentOf, problemOf } from './continuePayment.ts';
import { readAgain } from './reading.ts';
import { recordOf } from './record.ts';
import { PlanCode } from '../rules/plan.rules.ts';
import { idOf } from '../rules/stripeId.ts';

export type Upgrading =
  | { status: 'paid' }
  /** The bank must check the cardholder of the current card or of an earlier one. */
  | { status: 'requires_action'; clientSecret: string; isWithOwnCard: boolean }
  | { status: 'failed'; reason: Error };

interface Member {
  memberId: string;
  subscriptionId: string;
}

/** Concludes an upgrade. An unpaid upgrade is undone, so that nothing has changed. */
export async function concludeUpgrade(
  deps: PaymentDeps,
  member: Member,
  attempt: Attempt,
  subscription: Stripe.Subscription,
): Promise<Upgrading> {
  const { accounts, billing } = deps;
  if (subscription.pending_update === null) {
    if (await isYearlyNow(deps, member)) return { status: 'paid' };
    // The bank's check took too long.
    await closeAttempt(accounts, attempt, 'FAILED');
    return { status: 'failed', reason: paymentRefused(null) };
  }
  const intent = await intentOf(billing.stripe, subscription);
  if (intent?.status === 'requires_action' && intent.client_secret) {
    await readAgain(accounts, billing, member.memberId);
    const isWithOwnCard = idOf(intent.payment_method) === idOf(subscription.default_payment_method);
    return { status: 'requires_action', clientSecret: intent.client_secret, isWithOwnCard };
  }
  if (await giveUpgradeUp(deps, member, attempt, subscription)) return { status: 'paid' };
  return { status: 'failed', reason: paymentRefused(problemOf(intent)) };
}

/** True if the subscription is yearly. Reading a yearly subscription also closes its attempt. */
async function isYearlyNow({ accounts, billing }: PaymentDeps, { memberId }: Member): Promise<boolean> {
  await readAgain(accounts, billing, memberId);
  return (await recordOf(accounts, memberId)).plan === PlanCode.YEARLY;
}

/**
 * Voids the invoice of an upgrade so that it can never be paid, because the cardholder may be on the bank's
 * page. Returns true if it was paid at that moment after all.
 */
export async function giveUpgradeUp(
  deps: PaymentDeps,
  member: Member,
  attempt: Attempt,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<boolean> {
  const { accounts, billing } = deps;
  const id = idOf(invoice);
  try {
    if (id !== null) await billing.stripe.invoices.voidInvoice(id, {}, keyOf(attempt, `void:${id}`));
  } catch (error) {
    // Already paid or void.
    if (!isRefusal(error)) throw error;
  }
  if (await isYearlyNow(deps, member)) return true;
  await closeAttempt(accounts, attempt, 'FAILED');
  return false;
}

/** Gives up an upgrade that waits for its bank, if there is one, so that an approval charges nothing later. */
export async function giveUpWaitingUpgrade(deps: PaymentDeps, memberId: string): Promise<void> {
  const { accounts, billing } = deps;
  const upgrade = await openAttemptOf(accounts, memberId, billing.source, 'UPGRADE');
  const { subscriptionId } = await recordOf(accounts, memberId);
  if (!upgrade || subscriptionId === null) return;
  const subscription = await billing.stripe.subscriptions.retrieve(subscriptionId);
  if (subscription.pending_update) {
    await giveUpgradeUp(deps, { memberId, subscriptionId }, upgrade, subscription);
  }
}
