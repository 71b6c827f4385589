import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { closeAttempt, closeAttempts, openAttemptOf, type Attempt, type AttemptKind } from './attempt.ts';
import type { PaymentDeps } from '../gateway.ts';
import { forgetPurchase, setCancelled } from './cancel.ts';
import { isRefusal, isStripeError } from '../paymentErrors.ts';
import { giveUp } from './continuePayment.ts';
import { giveUpgradeUp } from './continueUpgrade.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';

/**
 * Sees to it that nobody is charged who is to have free access: what runs ends with the period that is paid, what a
 * renewal left open ends at once and need not be paid, and what waits for a bank is given up. Answers the subscription as it
 * then is; null where none ran. Throws PAYMENT_FAILED where Stripe cannot be asked: then nothing is granted either.
 */
export async function endCharges(
  deps: PaymentDeps,
  memberId: string,
  log: Log,
): Promise<SubscriptionRecord | null> {
  const { accounts, billing } = deps;
  try {
    return await billing.turns(memberId, async () => {
      await readAgain(accounts, billing, memberId);
      await giveUpWaiting(deps, memberId);
      const record = await recordOf(accounts, memberId);
      const isRunning = record.subscriptionId !== null && record.isPaid;
      if (!isRunning) return null;
      if (record.status === 'past_due') await endUnpaid(deps, record);
      else if (record.isCancelled !== true) await setCancelled(deps, memberId, true);
      return await recordOf(accounts, memberId);
    });
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error }, 'A subscription could not be cancelled for free access');
    throw refused(
      'PAYMENT_FAILED',
      'The subscription could not be cancelled, so free access was not granted. Please try again.',
    );
  }
}

/** Ends a subscription whose period is not paid for, with its bill. */
export async function endUnpaid(
  { accounts, billing }: PaymentDeps,
  { memberId, subscriptionId }: Pick<SubscriptionRecord, 'memberId' | 'subscriptionId'>,
): Promise<void> {
  if (subscriptionId === null) return;
  await cancelWithBill(billing.stripe, subscriptionId);
  await readAgain(accounts, billing, memberId);
}

/** Ends a subscription at once; what it left open need not be paid. */
export async function cancelWithBill(stripe: Stripe, subscriptionId: string): Promise<void> {
  const ended = await stripe.subscriptions.cancel(subscriptionId);
  const invoice = typeof ended.latest_invoice === 'string' ? ended.latest_invoice : ended.latest_invoice?.id;
  try {
    if (invoice !== undefined) await stripe.invoices.voidInvoice(invoice);
  } catch (error) {
    // It was paid, or given up already.
    if (!isRefusal(error)) throw error;
  }
}

/** A cardholder may be at the page of a bank: what they allow there is to charge nothing. */
async function giveUpWaiting(deps: PaymentDeps, memberId: string): Promise<void> {
  const { accounts, billing } = deps;
  await forgetPurchase(deps, memberId);
  await closeAttempts(accounts, memberId, billing.source, ['RENEWAL', 'FAILED']);
  const purchase = await attemptOf(deps, memberId, 'SUBSCRIBE');
  if (purchase?.objectId) await giveUp(deps, memberId, purchase, purchase.objectId, 'REPLACED');
  else if (purchase) await closeAttempt(accounts, purchase, 'REPLACED');
  const upgrade = await attemptOf(deps, memberId, 'UPGRADE');
  const { subscriptionId } = await recordOf(accounts, memberId);
  if (!upgrade || subscriptionId === null) return;
  const subscription = await billing.stripe.subscriptions.retrieve(subscriptionId);
  if (subscription.pending_update) {
    await giveUpgradeUp(deps, { memberId, subscriptionId }, upgrade, subscription);
  }
}

function attemptOf(
  { accounts, billing }: PaymentDeps,
  memberId: string,
  kind: AttemptKind,
): Promise<Attempt | null> {
  return openAttemptOf(accounts, memberId, billing.source, kind);
}
