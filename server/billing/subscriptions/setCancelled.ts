import type Stripe from 'stripe';
import { closeAttempt, openAttemptOf } from './attempt.ts';
import type { Billing, PaymentDeps } from '../gateway.ts';
import { mailChange } from '../mails/billingMails.ts';
import { isCancelledAtStripe } from '../rules/isCancelledAtStripe.ts';
import { isRefusal, isStripeError } from '../rules/paymentErrors.ts';
import { keepRunning } from './keepRunning.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';
import { cancelGiven, noteCancelled } from './subscription.sql.ts';

/** Sets or clears the cancellation at Stripe; plans granted by an operator are cancelled here. */
export async function setCancelled(
  { accounts, billing }: { accounts: PaymentDeps['accounts']; billing: Billing },
  memberId: string,
  isCancelled: boolean,
): Promise<void> {
  const before = await recordOf(accounts, memberId);
  const { subscriptionId } = before;
  if (subscriptionId === null) {
    await accounts.query(cancelGiven, [memberId, isCancelled]);
    return;
  }
  const now = await (isCancelled
    ? billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    : keepRunning(billing.stripe, subscriptionId));
  const isRead = await readIfAnswered({ accounts, billing }, memberId);
  if (!isRead) await noteUnread(accounts, before, now);
}

/** Stores and emails what could not be read again. A later read finds no change, so it would email nothing. */
async function noteUnread(
  accounts: PaymentDeps['accounts'],
  { memberId, plan, ...before }: SubscriptionRecord,
  now: Stripe.Subscription,
): Promise<void> {
  const facts = { plan: plan ?? 0, is_cancelled: isCancelledAtStripe(now), period_start: null };
  await accounts.transaction(async (tx) => {
    const noted = await tx.query<unknown[]>(noteCancelled, [memberId, now.id, facts.is_cancelled]);
    if (noted.length === 0) return;
    const changed = { ...before, plan, isCancelled: before.isCancelled === true };
    await mailChange(tx, memberId, { before: changed, facts }, now);
  });
}

/** False if Stripe is slow or cannot be read; the stored record is then enough. */
export async function readIfAnswered({ accounts, billing }: PaymentDeps, memberId: string): Promise<boolean> {
  try {
    await readAgain(accounts, billing, memberId);
    return true;
  } catch (error) {
    if (!isStripeError(error) || isRefusal(error)) throw error;
    return false;
  }
}

/** A card that waits for its bank, with the plan to buy with it, buys nothing after that. */
export async function forgetPurchase({ accounts, billing }: PaymentDeps, memberId: string): Promise<void> {
  const card = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  if (card && card.plan !== null) await closeAttempt(accounts, card, 'REPLACED');
}
